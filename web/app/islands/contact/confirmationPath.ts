/** What the form calls the wish to be told of the next time. */
export const waitlistName = "waitlist";

/** The page that says a request has arrived. */
export function confirmationPath(waitlist: boolean): string {
  return `/confirmation?type=${waitlist ? "waitlist" : "contact"}`;
}
