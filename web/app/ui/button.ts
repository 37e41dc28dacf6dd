const shape =
  "inline-flex min-h-11 items-center justify-center rounded-[2rem] border-2 px-[min(1.375rem,6vw)] py-2 text-center font-head text-label font-semibold";

const looks = {
  lead: "border-voice bg-voice text-on-voice hover:border-line hover:bg-sun hover:text-on-sun",
  quiet: "border-line hover:bg-sun hover:text-on-sun",
  onCall: "border-sun bg-sun text-on-sun hover:border-on-call hover:bg-on-call",
  quietOnCall: "border-on-call text-on-call hover:bg-on-call hover:text-on-sun",
};

/** The classes of what is pressed: one leads, those beside it are quiet; on the ground of a call they are inverted. */
export function button(look: keyof typeof looks = "lead"): string {
  return `${shape} ${looks[look]}`;
}
