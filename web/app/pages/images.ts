import { lake } from "../content/client.server.ts";
import type { Route } from "./+types/images.ts";

const kept = ["content-type", "content-length", "cache-control", "etag", "vary"];

/** Pictures of the Content Lake from the site's own address, so that a visitor's browser asks no other host. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  const answer = await fetch(`${lake.origin}/images/${params["*"]}${search}`, {
    headers: { accept: request.headers.get("accept") ?? "image/*" },
    signal: request.signal,
  });
  const headers = kept.flatMap((name) => {
    const value = answer.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return new Response(answer.body, { status: answer.status, headers: Object.fromEntries(headers) });
}
