//! The address of a picture that the page has made.

use std::rc::Rc;

use yew::prelude::*;

use crate::services::picture_address::PictureAddress;

/// The address of an SVG document, which follows its changes. `None` until there is one.
#[hook]
pub(crate) fn use_picture_address(svg: String) -> Option<Rc<PictureAddress>> {
    let address = use_state_eq(|| None);
    use_effect_with(svg, {
        let address = address.setter();
        move |svg: &String| address.set(PictureAddress::of(svg).ok().map(Rc::new))
    });
    (*address).clone()
}
