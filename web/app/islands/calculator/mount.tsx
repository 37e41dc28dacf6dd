import { hydrateRoot } from "react-dom/client";

import { adopt, partsOf } from "../parts.ts";
import css from "./calculator.css?inline";
import { Calculator, type CalculatorProps } from "./Calculator.tsx";

/** Takes over the page's calculator, with the number typed in it so far. */
export function mount(island: HTMLElement) {
  const { root, props } = partsOf<CalculatorProps>(island);
  adopt(css);
  hydrateRoot(root, <Calculator {...props} />);
}
