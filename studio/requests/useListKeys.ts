import { useGlobalKeyDown } from "@sanity/ui";
import { useCallback } from "react";

const typing = "input, textarea, select, [contenteditable]";

/** Up and down go through the list's links, which Enter follows; a slash leads to the search. */
export function useListKeys() {
  useGlobalKeyDown(
    useCallback((event: KeyboardEvent) => {
      const from = event.target as HTMLElement;
      const searching = from.id === "requests-search";
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        document.querySelector("[role=dialog],[role=menu]")
      )
        return;
      if (from.matches(typing) && !(searching && event.key === "ArrowDown")) return;
      const to = targetOf(event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    }, []),
  );
}

function targetOf(key: string): HTMLElement | null | undefined {
  if (key === "/") return document.getElementById("requests-search");
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  const links = [...document.querySelectorAll<HTMLElement>("[data-requests] a")];
  const here = links.findIndex((link) => link === document.activeElement);
  const opened = links.findIndex((link) => link.ariaCurrent === "true");
  if (here >= 0) return links[here + step];
  return links[opened >= 0 ? opened : 0];
}
