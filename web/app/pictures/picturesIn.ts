import { askedPicture } from "./askedPicture.ts";

const address = /\/images\/[\w-]+\/[\w-]+\/[\w-]+\.\w+\?[\w=&;,-]+/g;

/** The addresses of pictures that a page, a feed or a Markdown text names. */
export function picturesIn(text: string): string[] {
  const named = text.match(address)?.map((one) => one.replaceAll("&amp;", "&")) ?? [];
  return [...new Set(named)].filter((one) => {
    const [path = "", query = ""] = one.split("?");
    return askedPicture(path, `?${query}`);
  });
}
