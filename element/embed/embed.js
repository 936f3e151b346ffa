// What stands behind the # in the address becomes attributes of the element.

import { ArimaaBoard } from "./arimaa-board.js";

const board = document.querySelector("arimaa-board");

function take() {
  // Only what the element knows: an address can't bring anything else into the page.
  const given = new URLSearchParams(location.hash.slice(1));
  for (const name of ArimaaBoard.observedAttributes) {
    const value = given.get(name);
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
}

addEventListener("hashchange", take);
take();
