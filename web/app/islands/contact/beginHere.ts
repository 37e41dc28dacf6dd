/** Without JavaScript a form that comes back begins at what is said of it: the browser goes there. */
export const beginHere = (here: boolean) => (here ? { autoFocus: true } : {});
