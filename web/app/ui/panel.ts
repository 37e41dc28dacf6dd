/**
 * The classes of a list whose items, of class `panel`, stand edge to edge and share one line. On paper only those side
 * by side do: a line shared with what stands on the page before would be drawn at the foot of that page.
 */
export const panels = "grid pt-0.5 pl-0.5 print:gap-y-1 print:pt-0";

// Where two stand side by side, a last one alone lies across.
const noneAlone = "min-[38rem]:max-[54rem]:[&>:last-child:nth-child(odd)]:col-span-full";

// Four stand in a row or two by two, five and six in threes at most: a row of three has no fourth below it.
const evenRows =
  "has-[>:nth-child(4):last-child]:[--least:clamp(var(--panel,17rem),(4*var(--panel,17rem)-100%)*999,34%)] has-[>:nth-child(5):nth-last-child(-n+2)]:[--least:max(var(--panel,17rem),26%)]";

/** As many beside one another as there is room for; one by itself is no wider than it reads well. */
export const panelsOfEqualWidth = `${panels} ${noneAlone} ${evenRows} grid-cols-[repeat(auto-fit,minmax(min(100%,var(--least,var(--panel,17rem))),1fr))] [&>:only-child]:max-w-(--alone,40rem)`;

/** The classes of one of them. */
export const panel = "-mt-0.5 -ml-0.5 border-2 border-line bg-panel print:mt-0 print:break-inside-avoid";

/** Those of its title. */
export const panelTitle = "mb-2 text-title";
