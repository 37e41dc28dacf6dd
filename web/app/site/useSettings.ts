import { useSite } from "./useSite.ts";

/** The school's settings, which every page has. */
export const useSettings = () => useSite().settings;
