/** The classes of what holds the form, and stands in its place once it is sent. */
export const formPanel =
  "grid gap-6 border-2 border-line bg-panel p-pad sm:grid-cols-2 print:break-inside-avoid";
