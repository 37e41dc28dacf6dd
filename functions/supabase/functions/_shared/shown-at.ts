/** « Paraît le », « Disparaît le », as the Studio stores them. */
type Hours = { showFrom?: unknown; showUntil?: unknown };

/** As nearly everything is. */
const always = { shown: true, changes: [] };

/** Whether what has these hours is shown at a moment, and the later moments at which that changes. */
export function shownAt({ showFrom, showUntil }: Hours, now: Date): { shown: boolean; changes: Date[] } {
  if (!showFrom && !showUntil) return always;
  const [from, until] = [momentIn(showFrom), momentIn(showUntil)];
  return {
    shown: !(from && from > now) && !(until && until <= now),
    changes: [from, until].filter((moment) => moment !== undefined && moment > now) as Date[],
  };
}

/** A moment as the Studio stores it; undefined for none, and for what is no moment. */
export function momentIn(stored: unknown): Date | undefined {
  const moment = typeof stored === "string" ? new Date(stored) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
