import { hydrateRoot } from "react-dom/client";

import { partsOf } from "../parts.ts";
import { Calculator, type CalculatorProps } from "./Calculator.tsx";

/** Takes over the page's calculator, with the number typed in it so far. */
export function mount(island: HTMLElement) {
  const { root, props } = partsOf<CalculatorProps>(island);
  hydrateRoot(root, <Calculator {...props} />);
}
