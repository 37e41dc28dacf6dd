/** Under which name a note that was begun about a request is kept. */
export const draftName = (id: string) => `note ${id}`;
