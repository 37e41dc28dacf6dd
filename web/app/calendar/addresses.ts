/** Where the calendar is taken away from. */
export const calendarPdfPath = "/agenda/calendrier.pdf";
export const calendarIcsPath = "/agenda/calendrier.ics";
