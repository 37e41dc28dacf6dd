import type { Action } from "../content/link.ts";
import { ActionLink } from "./ActionLink.tsx";

const look =
  "inline-block py-[0.7rem] font-head text-[1.0625rem]/[1.3] font-semibold underline decoration-current decoration-2 underline-offset-[0.2em] after:[content:'\\a0→'/''] hover:decoration-4";

/** A link that leads on from a piece of text. */
export function More({ action, className = "" }: { action: Action; className?: string }) {
  return <ActionLink action={action} className={`${look} ${className}`} />;
}
