import { own } from "studio/addresses";

/** The page for what is not found, and the redirects, as static hosts know them. */
export const notFound = own.notFound;
export const redirects = "/_redirects";
/** What static hosts read in the folder themselves, and give to nobody. */
export const forHosts = /^\/_\w+$/;

/** `/tarifs` is `tarifs/index.html`, `/blog?page=2` is `blog/page=2/index.html`, `/sitemap.xml` is itself. */
export function fileOf(address: string): string {
  if (address === notFound) return "404.html";
  const [path = "", query] = address.slice(1).split("?");
  if (query === undefined && (/\.[a-z0-9]+$/.test(path) || forHosts.test(address))) return path;
  return [path, query, "index.html"].filter(Boolean).join("/");
}

/** The address of what stands at a path below the tree. */
export function addressAt(file: string): string {
  if (file === fileOf(notFound)) return notFound;
  const parts = file.split("/");
  if (parts.pop() !== "index.html") return `/${file}`;
  const query = parts.at(-1)?.includes("=") ? `?${parts.pop()}` : "";
  return `/${parts.join("/")}${query}`;
}

/** Whether an address has a file below the tree, and nowhere else. */
export function hasFile(address: string): boolean {
  return (
    /^\/[^\p{Cc}\\]*$/u.test(address) &&
    address.split(/[/?]/).every((part) => part !== "." && part !== ".." && Buffer.byteLength(part) < 200)
  );
}
