// Hydrates the HTML written by `prerender.js`.
import { hydrateRoot } from "react-dom/client";
import { Boards } from "./boards";

hydrateRoot(document.getElementById("app")!, <Boards />);
