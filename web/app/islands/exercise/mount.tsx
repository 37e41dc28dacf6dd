import { hydrateRoot } from "react-dom/client";

import { partsOf } from "../parts.ts";
import { Exercise, type ExerciseProps } from "./Exercise.tsx";

/** Takes over the page's exercise, its choices as they are. */
export function mount(island: HTMLElement) {
  const { root, props } = partsOf<ExerciseProps>(island);
  hydrateRoot(root, <Exercise {...props} />);
}
