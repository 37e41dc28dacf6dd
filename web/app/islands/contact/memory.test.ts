import { afterEach, expect, test, vi } from "vitest";

import { closeStorage } from "./closeStorage.ts";
import { beginAnother, recall, remember } from "./memory.ts";
import { wasSent } from "./wasSent.ts";

afterEach(() => vi.unstubAllGlobals());

test("where storage is closed the next try is the same request, and another message a new one", () => {
  closeStorage();
  remember({ since: 1, requestId: "one" });
  expect(recall()).toEqual({ since: 1, requestId: "one" });
  remember({ since: 1, sentAbout: "" });
  beginAnother();
  expect(recall()).toEqual({ since: 1 });
});

test("what was sent about one thing is not sent about another, and is known again on the way back", () => {
  const open = (path: string) => vi.stubGlobal("location", new URL(path, "https://site"));
  closeStorage();
  open("/contact?sujet=session-noel");
  expect(wasSent()).toBe(false);
  remember({ since: 1, sentAbout: "?sujet=session-noel" });
  expect(wasSent()).toBe(true);
  for (const elsewhere of ["/contact?sujet=session-carnaval", "/contact"]) {
    open(elsewhere);
    expect(wasSent(), elsewhere).toBe(false);
  }
  open("/contact?sujet=session-noel");
  expect(wasSent()).toBe(true);
});
