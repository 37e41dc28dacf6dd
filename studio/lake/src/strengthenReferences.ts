import { type Attributes, eachObject, isObject } from "./document.ts";

/** A copy of a draft, in which references made while their target was itself a draft are strong. */
export function strengthenReferences<Document extends Attributes>(draft: Document): Document {
  const copy = structuredClone(draft);
  eachObject(copy, (object) => {
    if (!isObject(object._strengthenOnPublish)) return;
    if (object._strengthenOnPublish.weak !== true) delete object._weak;
    delete object._strengthenOnPublish;
  });
  return copy;
}
