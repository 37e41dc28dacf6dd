import { sections } from "../sections/index.ts";
import type { Content } from "./content.ts";

export type PageSection = { _key: string; _type: string };

/**
 * The sections that fit their shape. One that does not is left out, with a log line that names the
 * document and the field, so that the rest of the page still shows.
 */
export function readSections(content: Content, documentId: string, found: PageSection[]): PageSection[] {
  return found.flatMap((section) => {
    const known = sections[section._type];
    if (!known) {
      console.error(`${documentId} sections[${section._key}]: no component for type "${section._type}"`);
      return [];
    }
    const result = known.shape.safeParse(section);
    if (!result.success) {
      for (const issue of result.error.issues) {
        console.error(
          `${documentId} ${section._type}[${section._key}].${issue.path.join(".")}: ${issue.message}`,
        );
      }
      return [];
    }
    known.lists?.forEach((type) => content.shows(type));
    return [{ ...result.data, _key: section._key, _type: section._type }];
  });
}
