/*
 * Runs the page's program in a worker, where its `main` finds no window and counts games: see `app/src/services/counting`.
 * The build copies this file into the folder of the program.
 */
import init from "./ansa-app.js";

await init();
