/*
 * Runs the page's program in a worker, where its `main` finds no window: it counts games, or reads codes if that is the worker's name: see
 * `app/src/services/counting` and `app/src/services/nearby/scanning`.
 * The build copies this file into the folder of the program.
 */
import init from "./ansa-app.js";

await init();
