import { bootstrapApplication } from "@angular/platform-browser";
import { Turns } from "./turns";

await bootstrapApplication(Turns);
