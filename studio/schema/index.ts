import { documentTypes } from "./documents/index.ts";
import { objectTypes } from "./objects/index.ts";
import { sectionTypes } from "./sections/index.ts";
import { settings } from "./singletons/settings.ts";
import { withoutBlankTexts } from "./withoutBlankTexts.ts";
import { withTextInRows } from "./withTextInRows.ts";

export const schemaTypes = [settings, ...documentTypes, ...sectionTypes, ...objectTypes]
  .map(withoutBlankTexts)
  .map(withTextInRows);
