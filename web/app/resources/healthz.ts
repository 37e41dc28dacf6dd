import { publishedClient } from "../content/client.server.ts";

/** 200 once the site can read its content. */
export async function loader() {
  try {
    const ready = await publishedClient.fetch<boolean>('defined(*[_id == "settings"][0])');
    return ready ? new Response("ok\n") : unavailable("no settings document");
  } catch (error) {
    return unavailable(String(error));
  }
}

function unavailable(reason: string) {
  return new Response(`${reason}\n`, { status: 503 });
}
