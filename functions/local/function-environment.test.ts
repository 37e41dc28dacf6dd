import { afterEach, expect, test, vi } from "vitest";
import { readEnvironment as readChat } from "../supabase/functions/chat/environment.ts";
import { readEnvironment } from "./environment.ts";
import { functionEnvironment } from "./function-environment.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["", { url: "http://127.0.0.1:4000", dataset: "production" }],
  ["abc123", { url: "https://abc123.api.sanity.io", dataset: "staging" }],
])("the dataset of a hosted project is used with its name alone: « %s »", (project, lake) => {
  vi.stubEnv("LAKE_PORT", "4000");
  vi.stubEnv("SANITY_PROJECT_ID", project);
  vi.stubEnv("SANITY_DATASET", "staging");
  expect(readChat(functionEnvironment(readEnvironment())).lake).toEqual(lake);
});
