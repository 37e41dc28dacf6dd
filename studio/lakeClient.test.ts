import { afterEach, expect, test, vi } from "vitest";

import { localLakeUrl } from "./lakeClient.ts";

afterEach(() => vi.unstubAllEnvs());

test("who names no port of the lake, or an empty one, reaches the usual", () => {
  vi.stubEnv("LAKE_PORT", "");
  expect(localLakeUrl()).toBe("http://127.0.0.1:3334");
  vi.stubEnv("LAKE_PORT", "4000");
  expect(localLakeUrl()).toBe("http://127.0.0.1:4000");
});
