import assert from "node:assert/strict";
import { readEnvironment } from "./environment.ts";

const least = {
  SUPABASE_URL: "https://abc.supabase.co",
  SUPABASE_SERVICE_ROLE_KEY: "key",
  SITE_ORIGINS: "https://a.example",
  SMTP_HOST: "smtp.example",
  CONTACT_TO: "contact@a.example",
  SANITY_PROJECT_ID: "abc123",
  MAIL_FROM: "École <site@a.example>",
};

Deno.test("a variable left empty is one that is not set", () => {
  const { smtp, lake } = readEnvironment({ ...least, SMTP_PORT: "", SMTP_SECURE: "", SANITY_API_HOST: "" });
  assert.deepEqual(smtp, { host: "smtp.example", port: 465, secure: true });
  assert.equal(lake.url, "https://abc123.api.sanity.io");
  assert.throws(() => readEnvironment({ ...least, CONTACT_TO: "" }), /send-contact-email: CONTACT_TO/);
});

Deno.test("the database is asked with a secret key, and with the legacy one where there is no other", () => {
  const keys = (SUPABASE_SECRET_KEYS: string) => {
    const { serviceKey, serviceKeys } = readEnvironment({ ...least, SUPABASE_SECRET_KEYS });
    return { serviceKey, serviceKeys };
  };
  assert.deepEqual(keys(`{"default": "sb_secret_a", "sweep": "sb_secret_b"}`), {
    serviceKey: "sb_secret_a",
    serviceKeys: ["sb_secret_a", "sb_secret_b", "key"],
  });
  for (const none of ["", "{}"]) assert.deepEqual(keys(none), { serviceKey: "key", serviceKeys: ["key"] });
  assert.throws(() => keys("sb_secret_a"), /SUPABASE_SECRET_KEYS/);
  assert.throws(() => readEnvironment({ ...least, SUPABASE_SERVICE_ROLE_KEY: "" }), /SUPABASE_SECRET_KEYS/);
});
