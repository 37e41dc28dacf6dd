import { type IncomingHttpHeaders, request } from "node:http";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders };

/** A request with any Host, Origin or Sec-Fetch-Site, which `fetch` would not send. */
export function rawRequest(url: string, path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(url);
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        response.destroy();
        resolve({ status: response.statusCode, headers: response.headers });
      },
    );
    sent.on("error", reject).end();
  });
}
