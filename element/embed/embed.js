// The attributes of the element come from the fragment of the URL.

import { ArimaaBoard } from "./arimaa-board.js";

const board = document.querySelector("arimaa-board");

function take() {
  // Only attributes that the element knows: a URL can't add anything else to the page.
  const given = new URLSearchParams(location.hash.slice(1));
  for (const name of ArimaaBoard.observedAttributes) {
    const value = given.get(name);
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
}

addEventListener("hashchange", take);
take();
