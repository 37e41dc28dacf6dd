import { useKept } from "../staff/useKept.ts";

/**
 * What is searched. Names and addresses of people are typed there, so it stays out of the address: a reload keeps
 * it, a shared link does not.
 */
export const useWords = () => useKept("requests words");
