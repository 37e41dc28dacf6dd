type Addressed = { _type?: string; path?: { current?: string }; slug?: { current?: string } } | null;

const folders: Record<string, string> = { article: "/blog/", programmeBlock: "/programme/" };

/** Where a document stands on the site; undefined for one without an address. */
export function addressOf(document: Addressed): string | undefined {
  if (document?._type === "page") return document.path?.current;
  const folder = folders[document?._type ?? ""];
  return folder && document?.slug?.current && folder + document.slug.current;
}
