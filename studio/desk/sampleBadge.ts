import type { DocumentBadgeComponent } from "sanity";

/** Shown on content that the school must replace with its own before going live. */
export const sampleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const document = (draft ?? published) as { sample?: boolean; contact?: { sample?: boolean } } | null;
  return document?.sample || document?.contact?.sample
    ? { label: "Exemple à remplacer", color: "warning", title: "À remplacer avant la mise en ligne" }
    : null;
};
