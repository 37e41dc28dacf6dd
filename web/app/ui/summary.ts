/** The classes of the line that unfolds what is below it; the `details` around it is a `group`. */
export const summary =
  "flex cursor-pointer list-none items-center justify-between gap-4 py-4.5 after:flex-none after:font-head after:text-[2rem]/none after:font-medium after:text-voice after:[content:'+'/''] print:after:hidden group-open:after:[content:'−'/''] hover:bg-sun hover:text-on-sun [&::-webkit-details-marker]:hidden";
