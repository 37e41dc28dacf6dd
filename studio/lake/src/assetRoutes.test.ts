import { cpSync, readdirSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { studioOrigin, temporaryFolder, testLake } from "./testLake.ts";

type Lake = Awaited<ReturnType<typeof testLake>>;

/** Red on the left, blue on the right. */
async function twoColours(width = 400, height = 200) {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width, height, channels: 3, background: "#00f" } });
  const image = await canvas
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(image).removeAlpha().png().toBuffer();
}

async function get(lake: Lake, path: string, query = "", headers: Record<string, string> = {}) {
  const response = await fetch(`${lake.api.replace(/\/v.*/, "")}/${path}${query}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, type: response.headers.get("content-type") };
}

test("an uploaded image is described as Sanity does, and uploading it again gives the same document", async () => {
  const lake = await testLake();
  const image = await twoColours();
  const asset = await lake.client.assets.upload("image", image, { filename: "stage.png" });
  expect(asset).toMatchObject({
    _id: `image-${asset.assetId}-400x200-png`,
    _type: "sanity.imageAsset",
    originalFilename: "stage.png",
    mimeType: "image/png",
    extension: "png",
    size: image.length,
    path: `images/test/production/${asset.sha1hash}-400x200.png`,
    metadata: {
      dimensions: { width: 400, height: 200, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      palette: { dominant: { foreground: "#fff" } },
    },
  });
  expect(asset.metadata.lqip).toMatch(/^data:image\/jpeg;base64,/);
  expect(asset.url).toBe(`${lake.url}/${asset.path}`);
  const again = await lake.client.assets.upload("image", image, { filename: "other.png" });
  expect(again._rev).toBe(asset._rev);
  expect((await get(lake, asset.path)).bytes.equals(image)).toBe(true);
});

test("a scan is a picture: kept as the TIFF it is, and drawn as what a browser shows, its first page alone", async () => {
  const lake = await testLake();
  const first = await twoColours();
  const second = await sharp(first).negate().png().toBuffer();
  const scan = await sharp([first, second], { join: { animated: true } })
    .tiff()
    .toBuffer();
  const asset = await lake.client.assets.upload("image", scan, { filename: "scan.tiff" });
  expect(asset).toMatchObject({
    _id: `image-${asset.assetId}-400x200-tif`,
    extension: "tif",
    mimeType: "image/tiff",
  });
  const original = await get(lake, asset.path);
  expect([original.type, original.bytes.equals(scan)]).toEqual(["image/tiff", true]);
  expect((await get(lake, asset.path, "?w=100")).type).toBe("image/png");
  const drawn = await get(lake, asset.path, "?w=100&auto=format", { accept: "image/webp" });
  expect(await sharp(drawn.bytes, { animated: true }).metadata()).toMatchObject({
    format: "webp",
    width: 100,
    height: 50,
  });
});

test("each way to fit an image gives the size Sanity's documentation says", async () => {
  const lake = await testLake();
  const { path } = await lake.client.assets.upload("image", await twoColours());
  const cases: [query: string, width: number, height: number][] = [
    ["w=200", 200, 100],
    ["h=50", 100, 50],
    ["w=100&h=100", 100, 50],
    ["w=100&h=100&fit=clip", 100, 50],
    ["w=4000", 400, 200],
    ["w=4000&h=4000&fit=max", 400, 200],
    ["w=100&h=100&fit=crop", 100, 100],
    ["w=800&h=800&fit=crop", 800, 800],
    ["w=100&h=100&fit=crop&crop=entropy", 100, 100],
    ["w=100&h=100&fit=fill&bg=ff0000", 100, 100],
    ["w=800&h=800&fit=fillmax&bg=fff", 800, 800],
    ["w=100&h=150&fit=scale", 100, 150],
    ["w=800&h=800&fit=min", 200, 200],
    ["rect=0,0,100,200&w=50", 50, 100],
    ["rect=300,0,300,200", 100, 200],
    ["w=100&dpr=2", 200, 100],
    ["or=90", 200, 400],
    ["w=100&pad=10", 120, 70],
    ["max-w=100", 100, 50],
    ["min-w=800", 800, 400],
    ["w=100&q=75.5&fm=jpg", 100, 50],
    ["w=100&blur=50&flip=hv&sat=-100&sharp=10&invert=true&q=10&fm=jpg", 100, 50],
  ];
  for (const [query, width, height] of cases) {
    const { bytes, response } = await get(lake, path, `?${query}`);
    expect(response.status, query).toBe(200);
    const size = await sharp(bytes).metadata();
    expect([size.width, size.height], query).toEqual([width, height]);
  }
});

test("a crop keeps the side, or the focal point, it was asked to keep", async () => {
  const lake = await testLake();
  const { path } = await lake.client.assets.upload("image", await twoColours());
  const colour = async (query: string) => {
    const { bytes } = await get(lake, path, `?w=100&h=100&fit=crop&fm=png&${query}`);
    const { channels } = await sharp(bytes).stats();
    return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? "red" : "blue";
  };
  expect(await colour("crop=left")).toBe("red");
  expect(await colour("crop=right")).toBe("blue");
  expect(await colour("crop=focalpoint&fp-x=0.1&fp-y=0.5")).toBe("red");
  expect(await colour("crop=focalpoint&fp-x=0.9&fp-y=0.5")).toBe("blue");
  expect(await colour("crop=top,left")).toBe("red");
  expect(await colour("rect=200,0,200,200")).toBe("blue");
  expect(await colour("crop=left&flip=h&rect=0,0,400,200")).toBe("red");
});

test("a browser gets the best format it accepts, to keep for a year", async () => {
  const lake = await testLake();
  const { path } = await lake.client.assets.upload("image", await twoColours());
  const auto = (accept: string) => get(lake, path, "?w=100&auto=format", { accept, origin: studioOrigin });
  expect((await auto("image/avif,image/webp,*/*")).type).toBe("image/avif");
  expect((await auto("image/webp,*/*")).type).toBe("image/webp");
  const plain = await auto("*/*");
  expect(plain.type).toBe("image/png");
  expect(plain.response.headers.get("vary")).toContain("Accept");
  expect(plain.response.headers.get("cache-control")).toContain("immutable");
  const etag = plain.response.headers.get("etag") ?? "";
  expect((await get(lake, path, "?w=100&auto=format", { "if-none-match": etag })).response.status).toBe(304);
});

test("twenty visitors who ask for the same picture at once all get it", async () => {
  const lake = await testLake();
  const { path } = await lake.client.assets.upload("image", await twoColours());
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(lake, path, "?w=321&fm=webp")));
  expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 200));
  const [first] = answers;
  expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: "webp", width: 321, height: 161 });
  expect(answers.filter(({ bytes }) => first?.bytes.equals(bytes))).toHaveLength(20);
});

test("a picture whose document came before it is there once it is uploaded", async () => {
  const from = await testLake();
  const lake = await testLake();
  const picture = await twoColours();
  const { _id } = await from.client.assets.upload("image", picture);
  await lake.client.createOrReplace({ ...(await from.client.getDocument(_id))!, title: "brought over" });
  const { path } = await lake.client.assets.upload("image", picture);
  expect((await get(lake, path)).bytes.equals(picture)).toBe(true);
  expect(await lake.client.getDocument(_id)).toMatchObject({ title: "brought over" });
});

test("of an upload that the lake's end cut short nothing is left after its next start", async () => {
  const [data, left] = [temporaryFolder(), temporaryFolder()];
  const { client } = await testLake({ data });
  const file = await open(join(data, "any"), "w");
  const asked = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const sync = vi.spyOn(Object.getPrototypeOf(file), "sync").mockImplementation(() => {
    asked.resolve();
    return written.promise;
  });
  const uploading = client.assets.upload("file", Buffer.alloc(1_000_000, "film"));
  await asked.promise;
  cpSync(data, left, { recursive: true });
  written.resolve();
  await uploading;
  sync.mockRestore();
  await file.close();
  await testLake({ data: left });
  const folder = join(left, "test", "production");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => statSync(join(folder, name)).size === 1_000_000)).toEqual([]);
});

test("a picture that moves moves in every size, and stands still where that is asked for", async () => {
  const lake = await testLake();
  const colours = ["#f00", "#0f0", "#00f"];
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp(await Promise.all(colours.map(frame)), { join: { animated: true } })
    .gif({ delay: [100, 200, 300] })
    .toBuffer();
  const { path } = await lake.client.assets.upload("image", moving);
  const drawn = async (query: string) => {
    const { bytes } = await get(lake, path, query, { accept: "image/avif,image/webp,*/*" });
    const { format, width, height, pages, delay } = await sharp(bytes).metadata();
    return { format, width, height, pages, delay };
  };
  const moves = { pages: 3, delay: [100, 200, 300] };
  expect(await drawn("?w=20")).toEqual({ format: "gif", width: 20, height: 10, ...moves });
  expect(await drawn("?rect=10,0,20,20&auto=format")).toMatchObject({ format: "webp", width: 20, ...moves });
  expect(await drawn("?w=10&h=10&fit=crop&flip=h")).toMatchObject({ width: 10, height: 10, ...moves });
  for (const query of [
    "?w=20&frame=1",
    "?w=20&fm=png",
    "?flip=v",
    "?or=180",
    "?w=9&h=9&fit=crop&crop=entropy",
  ])
    expect((await drawn(query)).pages ?? 1, query).toBe(1);
});

test("an SVG is served as it is but may not run scripts, and is drawn when a format is asked for", async () => {
  const lake = await testLake();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/></svg>',
  );
  const { path } = await lake.client.assets.upload("image", svg, { filename: "logo.svg" });
  const served = await get(lake, path, "?w=20&auto=format");
  expect(served.bytes.equals(svg)).toBe(true);
  expect(served.response.headers.get("content-security-policy")).toContain("sandbox");
  expect((await get(lake, path, "?w=20&fm=png")).type).toBe("image/png");
});

test("a file that is not an image is refused as one and kept as a file", async () => {
  const lake = await testLake();
  const text = Buffer.from("%PDF-1.4 not really");
  await expect(lake.client.assets.upload("image", text)).rejects.toMatchObject({ statusCode: 400 });
  const asset = await lake.client.assets.upload("file", text, {
    filename: "programme.pdf",
    contentType: "application/pdf",
  });
  const served = await get(lake, asset.path, "?dl=Programme.pdf");
  expect(served.type).toBe("application/pdf");
  expect(served.response.headers.get("content-disposition")).toContain("Programme.pdf");
  expect(served.bytes.equals(text)).toBe(true);
});

test("an image address that makes no sense is answered with what is wrong", async () => {
  const lake = await testLake();
  const { path } = await lake.client.assets.upload("image", await twoColours());
  const bad = [
    "w=0",
    "w=abc",
    "w=9000",
    "w=-1",
    "w=NaN",
    "h=",
    "fit=stretch",
    "crop=middle",
    "rect=1,2,3",
    "rect=0,0,0,0",
    "rect=500,0,10,10",
    "q=101",
    "fm=bmp",
    "dpr=99",
    "fp-x=2",
    "blur=1e9",
    "bg=red",
    "or=45",
    "flip=x",
    "sat=200",
    "auto=yes",
    "frame=2",
  ];
  for (const query of bad) {
    const { response, bytes } = await get(lake, path, `?${query}`);
    expect([query, response.status]).toEqual([query, 400]);
    expect(JSON.parse(String(bytes)).error.description, query).toMatch(/Invalid value|outside/);
  }
  for (const wrong of [
    "images/test/production/nothing.png",
    "images/other/production/x.png",
    `images/test/production/..%2f..%2flake.sqlite`,
    path.replace("400x200", "1x1"),
  ]) {
    expect((await get(lake, wrong)).response.status, wrong).toBe(404);
  }
});

test("a picture and a file are served while their documents are there, and again once those are back", async () => {
  const lake = await testLake();
  const { client } = lake;
  const picture = await client.assets.upload("image", await twoColours());
  const file = await client.assets.upload("file", Buffer.from("%PDF-1.4"), { filename: "a.pdf" });
  const asked = [
    [picture.path, ""],
    [picture.path, "?w=40"],
    [file.path, ""],
  ] as const;
  const etags = await Promise.all(
    asked.map(async ([path, query]) => (await get(lake, path, query)).response.headers.get("etag") ?? ""),
  );
  const statuses = () =>
    Promise.all(
      asked.map(async ([path, query], at) => {
        const { response } = await get(lake, path, query, { "if-none-match": etags[at]! });
        return response.status;
      }),
    );
  const there = lake.snapshot();
  await client.delete({ query: "*" });
  expect(await statuses()).toEqual([404, 404, 404]);
  await lake.restore(there);
  expect(await statuses()).toEqual([304, 304, 304]);
  await client.delete(file._id);
  expect(await statuses()).toEqual([304, 304, 404]);
  await client.create(file);
  expect((await get(lake, file.path)).bytes).toEqual(Buffer.from("%PDF-1.4"));
});

test("a download without a name of its own gets the one it was uploaded with", async () => {
  const lake = await testLake();
  const named = async (kind: "image" | "file", bytes: Buffer, filename?: string, query = "?dl") => {
    const { path } = await lake.client.assets.upload(kind, bytes, { ...(filename && { filename }) });
    const { response } = await get(lake, path, query);
    const [, name = ""] = response.headers.get("content-disposition")?.split("UTF-8''") ?? [];
    return { file: path.split("/").at(-1), name: decodeURIComponent(name) };
  };
  const programme = Buffer.from("%PDF-1.4");
  expect((await named("file", programme, "Programme 2026.pdf")).name).toBe("Programme 2026.pdf");
  expect((await named("file", programme, "Programme 2026.pdf", "?dl=")).name).toBe("Programme 2026.pdf");
  expect((await named("file", programme, "Programme 2026.pdf", "?dl=a.pdf")).name).toBe("a.pdf");
  expect((await named("image", await twoColours(), "été.png", "?dl&w=40")).name).toBe("été.png");
  const nameless = await named("file", Buffer.from("nameless"));
  expect(nameless.name).toBe(nameless.file);
});
