/** Where the calendar is taken away from. */
export const calendarPdfPath = "/agenda/calendrier.pdf";
export const calendarIcsPath = "/agenda/calendrier.ics";

/** The address that opens a visitor's calendar program and subscribes it. */
export function subscriptionAddress(siteUrl: string): string {
  return siteUrl.replace(/^https?:/, "webcal:") + calendarIcsPath;
}
