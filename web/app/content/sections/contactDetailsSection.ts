import { spareText } from "functions/spare";
import { fits } from "../fits.ts";
import { headingFields, headingShape } from "../heading.ts";
import type { SectionResult } from "../sectionResult.ts";

export const contactDetailsFields = /* groq */ `${headingFields}, emailNote, phoneNote, addressNote`;

const note = spareText;

export const contactDetailsShape = fits<SectionResult<"contactDetailsSection">>()(
  headingShape.extend({ emailNote: note, phoneNote: note, addressNote: note }),
);
