// Continues the HTML that `prerender.js` has written.
import { hydrateRoot } from "react-dom/client";
import { Boards } from "./boards";

hydrateRoot(document.getElementById("app")!, <Boards />);
