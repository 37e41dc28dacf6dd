/** CORS for the site's origins only; a browser elsewhere gets no permission and is refused. */
export function createCors(origins: string[]) {
  const allowed = (request: Request) => {
    const origin = request.headers.get("origin");
    return origin === null || origins.includes(origin);
  };
  const headers = (request: Request) => ({
    "Access-Control-Allow-Origin": request.headers.get("origin") ?? origins[0] ?? "",
    "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Max-Age": "3600",
    Vary: "Origin",
  });

  /** Answers preflights and foreign origins itself, and permits the site to read what `handle` answers. */
  return (handle: (request: Request) => Promise<Response>) => async (request: Request) => {
    if (!allowed(request)) {
      return Response.json({ code: "foreign_origin", message: "Origine non autorisée." }, { status: 403 });
    }
    const answer = request.method === "OPTIONS" ? new Response(null, { status: 204 }) : await handle(request);
    for (const [name, value] of Object.entries(headers(request))) answer.headers.set(name, value);
    return answer;
  };
}
