/** The classes of a list whose items, of class `panel`, stand edge to edge and share one line. */
export const panels = "grid pt-0.5 pl-0.5";

// Where two stand side by side, a last one alone lies across.
const noneAlone = "min-[38rem]:max-[54rem]:[&>:last-child:nth-child(odd)]:col-span-full";

/** As many beside one another as there is room for. */
export const panelsOfEqualWidth = `${panels} ${noneAlone} grid-cols-[repeat(auto-fit,minmax(min(100%,var(--panel,17rem)),1fr))]`;

/** The classes of one of them. */
export const panel = "-mt-0.5 -ml-0.5 min-w-0 border-2 border-line bg-panel print:break-inside-avoid";

/** Those of its title. */
export const panelTitle = "mb-2 text-title";
