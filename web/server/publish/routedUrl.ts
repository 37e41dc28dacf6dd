/** An address as React Router is asked for it: « / » alone is to it the frame around every page, which takes no form. */
export function routedUrl(url: string, method: string): URL {
  const address = new URL(url);
  if (method === "POST" && address.pathname === "/") address.searchParams.set("index", "");
  return address;
}
