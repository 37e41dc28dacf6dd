/** What the contact form calls the next start of the programme, whose date is not fixed. */
export const nextStart = "Programme, prochaine rentrée";

/** The next time of a camp or of a session, whose date is not fixed. */
export const nextTime = (title: string) => `${title}, prochaine date`;
