import { expect, test } from "vitest";

import type { Image } from "../content/image.ts";
import { imageUrl } from "./imageUrl.ts";
import { isOffered } from "./checkPicture.ts";
import { ratios, widths } from "./widths.ts";

const hash = "4f9b7617046a797ef6059775b230388e70d589fa";
const lake = { projectId: "ia4school", dataset: "production" };
const file = `ia4school/production/${hash}-1600x1200.png`;

function offered(address: string): boolean {
  const { pathname, searchParams } = new URL(address, "http://site");
  return isOffered(pathname.replace("/images/", ""), searchParams);
}

test("every address a page gives is answered, whatever staff crop and focus on", () => {
  const images: Image[] = [1600, 1601, 700, 3000].flatMap((width) => {
    const asset = { _id: `image-${hash}-${width}x1207-png`, width, height: 1207 };
    const crop = { top: 0.1, bottom: 0.233, left: 0.05, right: 0.111 };
    const hotspot = { x: 0.2, y: 0.7, width: 0.3, height: 0.3 };
    return [
      { alt: "", asset },
      { alt: "", asset, crop, hotspot },
    ];
  });
  for (const image of images) {
    for (const width of [...widths, Math.min(image.asset.width, 1920)]) {
      expect(offered(imageUrl(lake, image, (url) => url.width(width).auto("format")))).toBe(true);
      for (const ratio of ratios) {
        const address = imageUrl(lake, image, (url) =>
          url
            .width(width)
            .height(Math.round(width / ratio))
            .fit("crop")
            .auto("format"),
        );
        expect.soft(offered(address), address).toBe(true);
      }
    }
    for (const height of [630, 675]) {
      const address = imageUrl(lake, image, (url) =>
        url.width(1200).height(height).fit("crop").format("jpg"),
      );
      expect.soft(offered(address), address).toBe(true);
    }
  }
});

test("nobody else has pictures resized", () => {
  for (const query of [
    "w=641&auto=format",
    "w=640",
    "w=640&h=111&fit=crop&auto=format",
    "w=640&auto=format&blur=50",
    "w=640&w=320&auto=format",
    "w=640&auto=format&fm=png",
    "w=1200&h=631&fit=crop&fm=jpg",
    "rect=0,0,1700,1275&w=640&h=480&fit=crop&auto=format",
    "rect=0,0,100,1000&w=640&h=480&fit=crop&auto=format",
    "h=480&auto=format",
  ]) {
    expect.soft(isOffered(file, new URLSearchParams(query)), query).toBe(false);
  }
  expect(isOffered("ia4school/production/passwd", new URLSearchParams("w=640&auto=format"))).toBe(false);
  expect(isOffered(`../${file}`, new URLSearchParams("w=640&auto=format"))).toBe(false);
});
