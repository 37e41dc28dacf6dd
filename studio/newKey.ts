/** The `_key` of a new member of a list. */
export const newKey = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
