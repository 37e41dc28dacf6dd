import { afterEach, expect, test, vi } from "vitest";

import { closeStorage } from "./closeStorage.ts";
import { recall, remember } from "./memory.ts";

afterEach(() => vi.unstubAllGlobals());

test("where storage is closed the next try is the same request, and another message a new one", () => {
  closeStorage();
  remember({ since: 1, requestId: "one" });
  expect(recall()).toEqual({ since: 1, requestId: "one" });
  remember({ since: 1 });
  expect(recall()).toEqual({ since: 1 });
});
