import { type RefObject, useLayoutEffect } from "react";

import { typedIn } from "./checkContact.ts";
import { fill } from "./formElements.ts";
import type { FieldValues } from "./fields.ts";
import { handedOver, recall } from "./memory.ts";

/** Puts into a form what was typed before this code ran, on this page or on others, and what others have handed over since. */
export function useTakenOver(form: RefObject<HTMLFormElement | null>, begun: FieldValues | undefined): void {
  useLayoutEffect(() => {
    const takeOver = () => {
      if (form.current) fill(form.current, { ...recall().values });
    };
    addEventListener(handedOver, takeOver);
    return () => removeEventListener(handedOver, takeOver);
  }, [form]);

  // At once: a press of the button may be what called for this code.
  useLayoutEffect(() => {
    if (!form.current) return;
    form.current.setAttribute("novalidate", "");
    // What was typed while this code was on its way is newer than what is remembered.
    fill(form.current, { ...recall().values, ...typedIn(form.current, begun) });
  }, [form, begun]);
}
