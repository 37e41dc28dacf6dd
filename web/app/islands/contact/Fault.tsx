import type { ComponentProps } from "react";

/** What is wrong with a field, below it, or with the whole form. */
export function Fault(props: ComponentProps<"p">) {
  return <p className="col-span-full mt-1.5 font-head text-label font-semibold text-error" {...props} />;
}
