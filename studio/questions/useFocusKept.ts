import { useLayoutEffect, useRef } from "react";

/** Who works with the keyboard stays in a card while its buttons are disabled, and is in the next one when it goes. */
export function useFocusKept(busy: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (busy && ref.current?.contains(document.activeElement)) ref.current.focus();
  }, [busy]);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      const item = card?.closest("li");
      if (!item?.contains(document.activeElement)) return;
      const next = item.nextElementSibling ?? item.previousElementSibling;
      next?.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
    };
  }, []);
  return ref;
}
