import { Hono } from "hono";

/** Nobody signs in here: a session kept in a browser from elsewhere is stale, and a 400 makes supabase-js drop it. */
export function auth() {
  const app = new Hono();
  app.post("/token", (c) =>
    c.json(
      {
        code: 400,
        error_code: "refresh_token_not_found",
        msg: "Invalid Refresh Token: Refresh Token Not Found",
      },
      400,
    ),
  );
  app.post("/logout", (c) => c.body(null, 204));
  app.get("/health", (c) => c.json({ name: "GoTrue", description: "Local stand-in: no accounts" }));
  app.all("*", (c) =>
    c.json({ code: 404, error_code: "not_found", msg: "This project has no accounts" }, 404),
  );
  return app;
}
