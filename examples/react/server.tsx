// Renders the page to HTML, where there is no document.
import { renderToString } from "react-dom/server";
import { Boards } from "./boards";

export function html(): string {
  return renderToString(<Boards />);
}
