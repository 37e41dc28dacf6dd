import assert from "node:assert/strict";
import { readEnvironment } from "./environment.ts";

const least = {
  SUPABASE_URL: "https://abc.supabase.co",
  SUPABASE_SERVICE_ROLE_KEY: "key",
  SITE_ORIGINS: "https://a.example, https://b.example",
  SANITY_PROJECT_ID: "abc123",
};

Deno.test("without a model's key answers come from the pages; the lake is Sanity's own API", () => {
  const { model, lake, siteOrigins } = readEnvironment({ ...least, AI_API_KEY: "" });
  assert.equal(model, undefined);
  assert.deepEqual(lake, { url: "https://abc123.api.sanity.io", dataset: "production" });
  assert.deepEqual(siteOrigins, ["https://a.example", "https://b.example"]);
});

Deno.test("a key without a model's name, or a missing project, is named", () => {
  assert.throws(() => readEnvironment({ ...least, AI_API_KEY: "sk" }), /AI_MODEL/);
  assert.throws(() => readEnvironment({ ...least, SANITY_PROJECT_ID: "" }), /SANITY_PROJECT_ID/);
});

Deno.test("an origin is one with a slash behind it, or a capital; what is none is named", () => {
  const origins = " https://Ecole.example/, http://localhost:3000";
  assert.deepEqual(readEnvironment({ ...least, SITE_ORIGINS: origins }).siteOrigins, [
    "https://ecole.example",
    "http://localhost:3000",
  ]);
  assert.throws(() => readEnvironment({ ...least, SITE_ORIGINS: "localhost:3000" }), /SITE_ORIGINS/);
});
