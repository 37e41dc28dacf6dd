import { expect, test, vi } from "vitest";

import { chosenMoment, previewedMoment, writtenMoment } from "./previewMoment.server.ts";

const sentBack = (chosen: string) =>
  new Request("http://localhost", { headers: { cookie: `a=b; ${chosenMoment(chosen).split(";", 1)[0]}` } });

test("a preview set to an hour shows the site at that hour in Brussels, summer and winter", () => {
  expect(previewedMoment(sentBack("2026-12-01T08:30"))?.toISOString()).toBe("2026-12-01T07:30:00.000Z");
  expect(previewedMoment(sentBack("2026-07-01T08:30"))?.toISOString()).toBe("2026-07-01T06:30:00.000Z");
  expect(writtenMoment(new Date("2026-07-01T06:30:00Z"))).toBe("2026-07-01T08:30");
});

test("what is no moment sets it back to now", () => {
  for (const typed of [
    "",
    "2026-12-01",
    "2026-02-30T10:00",
    "2026-12-01T25:00",
    "demain",
    "2026-12-01T08:30;x",
  ]) {
    expect.soft(previewedMoment(sentBack(typed)), typed).toBeUndefined();
    expect.soft(chosenMoment(typed), typed).toContain("Max-Age=0");
  }
});

test("a Studio elsewhere, which shows the site in a frame, has the moment kept as the preview is", async () => {
  vi.stubEnv("SITE_URL", "https://www.ia4school.example");
  vi.stubEnv("SITE_SECRET", "s".repeat(32));
  vi.resetModules();
  const [preview, moment] = await Promise.all([
    import("./preview.server.ts"),
    import("./previewMoment.server.ts"),
  ]);
  for (const header of [preview.openedPreview(), moment.chosenMoment("2026-12-01T08:30")])
    expect.soft(header).toMatch(/; SameSite=None; Secure; Partitioned$/);
  vi.unstubAllEnvs();
});
