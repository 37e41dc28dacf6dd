import { createDataAttribute } from "@sanity/visual-editing";

import type { Editable } from "../content/section.ts";
import { usePreview } from "./usePreview.ts";

/** Attributes that open a document's field in the Studio when clicked there; none on the public site. */
export function useEdit(): (type: string, id: string, path: string) => Editable {
  const preview = usePreview();
  if (!preview) return () => ({});
  const { projectId, dataset, studioUrl } = preview;
  return (type, id, path) => ({
    "data-sanity": createDataAttribute({ projectId, dataset, baseUrl: studioUrl, type, id, path }).toString(),
  });
}
