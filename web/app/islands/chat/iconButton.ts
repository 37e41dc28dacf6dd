const shape =
  "grid size-[min(2.75rem,14vw)] flex-none cursor-pointer place-items-center rounded-full border-2";

const looks = {
  /** On the yellow of the panel's head. */
  head: "border-on-sun hover:bg-day focus-visible:outline-on-sun",
  quiet: "border-line bg-panel",
  lead: "border-line bg-voice text-on-voice disabled:cursor-default disabled:border-muted disabled:bg-transparent disabled:text-muted",
};

/** The classes of a round button. */
export function iconButton(look: keyof typeof looks): string {
  return `${shape} ${looks[look]}`;
}
