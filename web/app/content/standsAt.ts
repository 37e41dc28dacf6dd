import { type AddressedType, addressProblem } from "studio/addresses";
import { z } from "zod";

/** The address of a document that a list leads to: one that has no page there is left out. */
export const standsAt = (type: AddressedType) =>
  z.string().refine((path) => !addressProblem(type, path), "nothing can be shown there");
