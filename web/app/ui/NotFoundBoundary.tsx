import { isRouteErrorResponse, useRouteError } from "react-router";

import { NotFound } from "./NotFound.tsx";

/** Shows the not-found page in the site's own frame; other failures go up to the root. */
export function NotFoundBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  throw error;
}
