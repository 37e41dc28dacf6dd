import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubEnv("SANITY_PROJECT_ID", "");
const { loader } = await import("./images.ts");
const { imageUrl, signCropsWith } = await import("../pictures/imageUrl.ts");
const { cropSignature } = await import("../pictures/cropSignature.server.ts");
const { openedPreview } = await import("../preview/preview.server.ts");

signCropsWith(cropSignature);
const lake = { projectId: "ia4school", dataset: "production" };
const asset = { _id: `image-${"a".repeat(40)}-1600x1200-png`, width: 1600, height: 1200 };
const whole = imageUrl(lake, { alt: "", asset }, (url) => url.width(640).auto("format"));
const cropped = imageUrl(lake, { alt: "", asset }, (url) =>
  url.width(640).height(320).fit("crop").auto("format"),
);

/** The Content Lake, which says what it was asked for. */
const fetched = vi.fn<(address: string, init: { headers: { accept: string } }) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async (_, { headers }) => {
    const type = headers.accept === "image/*" ? "image/png" : headers.accept;
    return new Response("…", { headers: { "Content-Type": type } });
  });
});
afterEach(() => {
  fetched.mockReset();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000${address}`, { headers });
  return loader({ request, params: {} } as unknown as Parameters<typeof loader>[0]);
}

test("a browser gets the best format that it takes, one that it refuses never", async () => {
  for (const [accept, type] of [
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,image/avif;q=0,*/*", "image/webp"],
    ["image/avif;q=0.0, image/webp; q=0, image/*", "image/png"],
    ["image/avif;q=0.5;v=1", "image/avif"],
    ["*/*", "image/png"],
    ["", "image/png"],
    ["image/avifs, x-image/webp", "image/png"],
  ] as const) {
    const answer = await ask(whole, { accept });
    expect.soft(answer.headers.get("content-type"), accept).toBe(type);
    expect(answer.headers.get("vary")).toBe("Accept");
  }
});

test("the lake is asked for the crop without who signed it", async () => {
  expect(cropped).toMatch(/&s=[\w-]{10}$/);
  const answer = await ask(cropped);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(fetched.mock.calls.map(([address]) => new URL(address).search)).toEqual([
    "?rect=0,200,1600,800&w=640&h=320&fit=crop&auto=format",
  ]);
});

test("the crops of a draft, which nobody signs, are for those who read drafts", async () => {
  const unsigned = cropped.replace(/&s=.*/, "");
  expect((await ask(unsigned)).status).toBe(400);
  expect((await ask(unsigned, { cookie: "preview=drafts" })).status).toBe(400);
  const answer = await ask(unsigned, { cookie: openedPreview().split(";")[0] ?? "" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("private");
  const forged = await ask(`${unsigned}&s=AAAAAAAAAA`, { cookie: openedPreview().split(";")[0] ?? "" });
  expect(forged.status).toBe(400);
});

test("what no page asks for is refused, and not fetched", async () => {
  const other = whole.replace("/production/", "/other/");
  for (const address of [
    other,
    whole.replace("w=640", "w=0640"),
    whole.replace("w=640", "w=641"),
    `${whole}&`,
    `${cropped}A`,
    cropped.replace("rect=0,200", "rect=0,201"),
  ]) {
    expect.soft((await ask(address)).status, address).toBe(400);
  }
  expect(fetched).not.toHaveBeenCalled();
});

test("with the lake gone a picture is said to come later, one that it has not or cannot make is not found", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockRejectedValue(new Error("gone"));
  expect((await ask(cropped)).status).toBe(503);
  for (const [status, told] of [
    [500, 503],
    [404, 404],
    [400, 404],
  ] as const) {
    const refused = new Response("no picture", { status });
    fetched.mockResolvedValue(refused);
    expect((await ask(cropped)).status).toBe(told);
    // Else its connection is not free for another.
    expect(refused.bodyUsed, String(status)).toBe(true);
  }
  expect(log.mock.lastCall?.[0]).toContain("?rect=0,200,1600,800");
  log.mockRestore();
});
