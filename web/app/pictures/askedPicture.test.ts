import { expect, test } from "vitest";

import type { Image } from "../content/image.ts";
import { askedPicture } from "./askedPicture.ts";
import { cropSignature } from "./cropSignature.server.ts";
import { imageUrl, lakeImageUrl, signCropsWith } from "./imageUrl.ts";
import { heightOf, offeredWidths, ratios } from "./widths.ts";

signCropsWith(cropSignature);

const hash = "4f9b7617046a797ef6059775b230388e70d589fa";
const lake = { projectId: "ia4school", dataset: "production" };
const file = `/images/ia4school/production/${hash}-1600x1200.png`;

function asked(address: string) {
  const { pathname, search } = new URL(address, "http://site");
  return askedPicture(pathname, search);
}

/** Whether this is a picture that this site has written the address of. */
function isOffered(address: string): boolean {
  const picture = asked(address);
  return picture !== undefined && (!picture.crop || picture.signature === cropSignature(picture.crop));
}

test("every address a page gives is answered, whatever staff crop and focus on", () => {
  const images: Image[] = [1600, 1601, 700, 3000, 1].flatMap((width) => {
    const asset = { _id: `image-${hash}-${width}x1207-png`, width, height: 1207 };
    const crop = { top: 0.1, bottom: 0.233, left: 0.05, right: 0.111 };
    const strip = { top: 0.31, bottom: 0.3, left: 0, right: 0.0009 };
    const hotspot = { x: 0.2, y: 0.7, width: 0.3, height: 0.3 };
    return [
      { alt: "", asset },
      { alt: "", asset, crop, hotspot },
      { alt: "", asset, crop: strip, hotspot },
    ];
  });
  for (const image of images) {
    const shapes: Parameters<typeof imageUrl>[2][] = [
      ...[1280, ...offeredWidths(image)].map((width) => (url: ImageUrl) => url.width(width).auto("format")),
      ...ratios.flatMap((ratio) =>
        offeredWidths(image, ratio).map(
          (width) => (url: ImageUrl) =>
            url.width(width).height(heightOf(width, ratio)).fit("crop").auto("format"),
        ),
      ),
      ...[630, 675].map(
        (height) => (url: ImageUrl) => url.width(1200).height(height).fit("crop").format("jpg"),
      ),
    ];
    for (const shape of shapes) {
      const address = imageUrl(lake, image, shape);
      expect.soft(isOffered(address), address).toBe(true);
      expect.soft(asked(address)?.address).toBe(lakeImageUrl(lake, image, shape));
      expect.soft(address).not.toContain("h=0");
    }
  }
});

type ImageUrl = Parameters<Parameters<typeof imageUrl>[2]>[0];

test("nobody else has pictures resized, nor the same picture made under another spelling", () => {
  const rect = "rect=0,0,1600,1067&w=640&h=427&fit=crop&auto=format";
  const signature = cropSignature(`${file}?rect=0,0,1600,1067`);
  expect(isOffered(`${file}?w=640&auto=format`)).toBe(true);
  expect(isOffered(`${file}?${rect}&s=${signature}`)).toBe(true);
  for (const query of [
    "",
    "?",
    "?w=641&auto=format",
    "?w=640",
    "?w=640&h=111&fit=crop&auto=format",
    "?w=640&h=480&auto=format",
    "?w=640&auto=format&blur=50",
    "?w=640&w=320&auto=format",
    "?w=640&auto=format&fm=png",
    "?w=1200&h=631&fm=jpg&fit=crop",
    "?h=480&auto=format",
    // The same, spelled otherwise.
    "?auto=format&w=640",
    "?w=0640&auto=format",
    "?w=640.0&auto=format",
    "?w=+640&auto=format",
    "?w=640&&auto=format",
    "?w=640&auto=format&",
    "?&w=640&auto=format",
    "?%77=640&auto=format",
    "?w=%36%340&auto=format",
    "?w=640&auto=format&s=",
    "?w=1200&h=630&fit=crop&fm=jpg",
    "?w=640&auto=format&s=AAAAAAAAAA",
    `?rect=0,0,1600,01067&w=640&h=427&fit=crop&auto=format&s=${signature}`,
    `?s=${signature}&${rect}`,
    `?${rect}&s=${signature}&s=${signature}`,
    // Crops of somebody else's.
    `?${rect}`,
    `?${rect}&s=${signature.toLowerCase()}A`,
    `?${rect}&s=${"A".repeat(10)}`,
    `?rect=0,0,1600,1066&w=640&h=427&fit=crop&auto=format&s=${signature}`,
  ]) {
    expect.soft(isOffered(file + query), query).toBe(false);
  }
  const shape = "?w=640&auto=format";
  for (const path of [
    "/images/ia4school/production/passwd",
    `/images/../${file}`,
    file.replace("/production/", "//production/"),
    file.replace("/4f9b", "/%34f9b"),
    file.replace("/4f9b", "/4F9B"),
    file.replace("1600", "01600"),
    `${file}/name.png`,
  ]) {
    expect.soft(askedPicture(path, shape), path).toBeUndefined();
  }
  const other = file.replace("4f9b", "5f9b");
  expect(isOffered(`${other}?${rect}&s=${signature}`)).toBe(false);
});
