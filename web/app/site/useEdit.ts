import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";

import { useSite } from "./useSite.ts";

/** Attributes that make an element open its field in the Studio; none on the public site. */
export type Editable = { "data-sanity"?: string };

/** Attributes that open a document's field in the Studio when clicked there; none on the public site. */
export function useEdit(): (type: string, id: string, path: string) => Editable {
  const { preview } = useSite();
  if (!preview) return () => ({});
  const { projectId, dataset, studioUrl } = preview;
  return (type, id, path) => ({
    "data-sanity": createDataAttribute({ projectId, dataset, baseUrl: studioUrl, type, id, path }).toString(),
  });
}
