import { urlSearchParamPreviewPathname } from "@sanity/preview-url-secret/constants";

/** The page to which an address leads that opens the preview; undefined for the address of a page itself. */
export function pageOpened(address: string, base: string): string | undefined {
  return new URL(address, base).searchParams.get(urlSearchParamPreviewPathname) ?? undefined;
}
