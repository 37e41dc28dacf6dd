import { data } from "react-router";

/** The not-found page under an address of its own, for web/server to render once. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export { NotFoundBoundary as ErrorBoundary } from "../ui/NotFoundBoundary.tsx";
