import { createContext } from "react";

/** Whether a preview stands in the form of a document, not in a list of them. */
export const InForm = createContext(false);
