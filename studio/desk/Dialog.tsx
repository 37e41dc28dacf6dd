import { Dialog as Plain } from "@sanity/ui";
import { type ComponentProps, useLayoutEffect, useState } from "react";

/** A dialog; who closes it goes on where they were. */
export function Dialog(props: ComponentProps<typeof Plain>) {
  const [before] = useState(() => document.activeElement as HTMLElement | null);
  // Before what the answer sets off disables it.
  useLayoutEffect(() => () => before?.focus(), [before]);
  return <Plain {...props} />;
}
