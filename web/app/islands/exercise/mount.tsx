import { hydrateRoot } from "react-dom/client";

import { partsOf } from "../parts.ts";
import { Exercise, type ExerciseProps } from "./Exercise.tsx";

/** Takes over the page's exercise, its choices as they are; a press of its button is not lost. */
export function mount(island: HTMLElement, event?: Event) {
  const { root, props } = partsOf<ExerciseProps>(island);
  const pressed = event?.target instanceof Element && event.target.closest("button") !== null;
  hydrateRoot(root, <Exercise {...props} pressed={pressed} />);
}
