/** Where the school's days and hours are. */
export const zone = "Europe/Brussels";
