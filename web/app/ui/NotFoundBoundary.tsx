import { data, isRouteErrorResponse, useRouteError } from "react-router";

import { NotFound } from "./NotFound.tsx";

/** The answer to an address the site does not have; the path is logged. */
export function notFound(path: string) {
  console.warn(`404 ${path}`);
  return data(null, { status: 404 });
}

/** Shows the not-found page in the site's own frame; other failures go up to the root. */
export function NotFoundBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  throw error;
}
