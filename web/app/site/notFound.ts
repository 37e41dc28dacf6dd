import { data } from "react-router";

/** The answer to an address the site does not have; the path is logged. */
export function notFound(path: string) {
  console.warn(`404 ${path}`);
  return data(null, { status: 404 });
}
