import { createContext } from "react";
import type { ObjectInputProps } from "sanity";

/** In the form of a document, what changes any of its fields; undefined elsewhere, in a list of documents for one. */
export const InForm = createContext<ObjectInputProps["onChange"] | undefined>(undefined);
