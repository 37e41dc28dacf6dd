/** The classes of a list whose items, of class `panel`, stand edge to edge and share one line. */
export const panels = "grid pt-0.5 pl-0.5";

/** As many beside one another as there is room for. */
export const panelsOfEqualWidth = `${panels} grid-cols-[repeat(auto-fit,minmax(min(100%,var(--panel,17rem)),1fr))]`;

/** The classes of one of them. */
export const panel = "-mt-0.5 -ml-0.5 border-2 border-line bg-panel";

/** Those of its title. */
export const panelTitle = "mb-2 text-title";
