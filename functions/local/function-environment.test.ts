import { afterEach, expect, test, vi } from "vitest";
import { readEnvironment as readChat } from "../supabase/functions/chat/environment.ts";
import { readEnvironment } from "./environment.ts";
import { functionEnvironment } from "./function-environment.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["", { url: "http://127.0.0.1:4000", dataset: "production", token: undefined }],
  ["abc123", { url: "https://abc123.api.sanity.io", dataset: "staging", token: "sk-viewer" }],
])("the dataset and the token of a hosted project are used with its name alone: « %s »", (project, lake) => {
  vi.stubEnv("LAKE_PORT", "4000");
  vi.stubEnv("SANITY_PROJECT_ID", project);
  vi.stubEnv("SANITY_DATASET", "staging");
  vi.stubEnv("SANITY_READ_TOKEN", "sk-viewer");
  expect(readChat(functionEnvironment(readEnvironment())).lake).toEqual(lake);
});
