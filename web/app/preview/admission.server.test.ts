import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import {
  disablePreviewAccessSharing,
  enablePreviewAccessSharing,
} from "@sanity/preview-url-secret/toggle-preview-access-sharing";
import type { Lake } from "local-content-lake";
import { lakeClient } from "studio/lakeClient";
import { testLake } from "studio/testLake";
import { afterAll, beforeAll, expect, test } from "vitest";

import { admissionOf } from "./admission.server.ts";

const day = 24 * 60 * 60 * 1000;
const studio = "http://localhost:3333";
let lake: Lake;
const drafts = () => lakeClient(lake.url, { perspective: "drafts" });
const link = (secret: string) =>
  `http://localhost:3000/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/tarifs`;

beforeAll(async () => {
  lake = await testLake();
});
afterAll(() => lake.close());

test("the Studio’s own secret opens the preview where it leads; another opens nothing", async () => {
  const { secret } = await createPreviewSecret(drafts(), "test", studio);
  expect(await admissionOf(drafts(), link(secret))).toEqual({ admitted: true, redirectTo: "/tarifs" });
  expect(await admissionOf(drafts(), link("guessed"))).toEqual({ admitted: false, why: "unknown secret" });
});

test("a shared link opens for seven days, and from then on says that it has expired; sharing anew makes a new one", async () => {
  const { secret } = await enablePreviewAccessSharing(drafts(), "test", studio);
  const after = (days: number) => admissionOf(drafts(), link(secret), Date.now() + days * day);
  expect(await after(6.9)).toMatchObject({ admitted: true });
  expect(await after(7.1)).toEqual({ admitted: false, why: "expired" });

  await disablePreviewAccessSharing(drafts(), "test", studio);
  expect(await after(0)).toEqual({ admitted: false, why: "unknown secret" });
  const again = await enablePreviewAccessSharing(drafts(), "test", studio);
  expect(await admissionOf(drafts(), link(again.secret))).toMatchObject({ admitted: true });
});

test("what keeps the site from asking is told apart", async () => {
  expect(await admissionOf(undefined, link("a"))).toEqual({ admitted: false, why: "no token" });
  const wrong = drafts().withConfig({ token: "revoked" });
  expect(await admissionOf(wrong, link("a"))).toEqual({ admitted: false, why: "token refused" });
  const gone = drafts().withConfig({ apiHost: "http://127.0.0.1:1", maxRetries: 0 });
  expect(await admissionOf(gone, link("a"))).toEqual({ admitted: false, why: "unreachable" });
});
