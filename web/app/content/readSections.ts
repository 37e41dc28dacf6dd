import type { z } from "zod";

import { sectionShapes } from "./sections/index.ts";

/** A section of any type, known by its place in the page. */
type Found = { _key: string; _type: string };

type Shapes = typeof sectionShapes;

/** A section of one of the types the site shows. */
export type PageSection = {
  [Type in keyof Shapes]: z.infer<Shapes[Type]> & { _key: string; _type: Type };
}[keyof Shapes];

/**
 * The sections that fit their shape. One that does not is left out, with a log line that names the
 * document and the field, so that the rest of the page still shows.
 */
export function readSections(documentId: string, found: Found[]): PageSection[] {
  return found.flatMap((section) => {
    const type = section._type;
    if (!isKnown(type)) {
      console.error(`${documentId} sections[${section._key}]: the site has no section type "${type}"`);
      return [];
    }
    const result = sectionShapes[type].safeParse(section);
    if (!result.success) {
      for (const issue of result.error.issues) {
        console.error(`${documentId} ${type}[${section._key}].${issue.path.join(".")}: ${issue.message}`);
      }
      return [];
    }
    return [{ ...result.data, _key: section._key, _type: type } as PageSection];
  });
}

function isKnown(type: string): type is keyof Shapes {
  return Object.hasOwn(sectionShapes, type);
}
