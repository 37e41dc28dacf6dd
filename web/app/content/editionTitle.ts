import { inSentence } from "functions/in-sentence";

import type { Edition } from "./year.ts";

/** An edition beside what else there is: « Programme, édition 2025-2026 ». */
export const editionTitle = ({ name }: Pick<Edition, "name">): string => `Programme, ${inSentence(name)}`;
