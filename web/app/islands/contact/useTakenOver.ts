import { type RefObject, useLayoutEffect } from "react";

import { fill } from "./formElements.ts";
import { blank, type FieldValues } from "./fields.ts";
import { handedOver, recall } from "./memory.ts";

/** Puts into a form what was typed before this code ran, on this page or on others, and what others have made of it since. */
export function useTakenOver(form: RefObject<HTMLFormElement | null>, begun: FieldValues | undefined): void {
  useLayoutEffect(() => {
    const takeOver = () => {
      if (form.current) fill(form.current, { ...blank, ...begun, ...recall().values });
    };
    // At once: a press of the button may be what called for this code.
    form.current?.setAttribute("novalidate", "");
    takeOver();
    // Coming back by the browser's button, the page is as it was left, and what stands in it may have been sent.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && takeOver();
    addEventListener("pageshow", shown);
    addEventListener(handedOver, takeOver);
    return () => {
      removeEventListener("pageshow", shown);
      removeEventListener(handedOver, takeOver);
    };
  }, [form, begun]);
}
