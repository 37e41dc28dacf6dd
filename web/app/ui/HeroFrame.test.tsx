import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

import type { Image } from "../content/image.ts";
import { HeroFrame } from "./HeroFrame.tsx";

const asset = { _id: "image-a-1600x1200-png", width: 1600, height: 1200 };
const at = (y: number) => ({ x: 0.5, y, width: 0.3, height: 0.1 });
const high = { ...asset, _id: "image-a-1600x6000-png", height: 6000 };

test.each<[string, Omit<Image, "alt">, string]>([
  ["its foot, where nobody focused on anything", { asset }, "bottom"],
  ["its top", { asset, hotspot: at(0.2) }, "top"],
  ["its middle", { asset, hotspot: at(0.5) }, "center"],
  ["its foot", { asset, hotspot: at(0.8) }, "bottom"],
  ["the middle of what is cut out of a high one", { asset: high, hotspot: at(0.3) }, "center"],
  ["the top of a high one", { asset: high, hotspot: at(0.02) }, "top"],
  [
    "the foot of what staff left of it",
    { asset, hotspot: at(0.45), crop: { top: 0, bottom: 0.5, left: 0, right: 0 } },
    "bottom",
  ],
])("on a narrow screen the picture of a page's head shows %s", (_, image, place) => {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <HeroFrame image={{ alt: "Une élève au tableau", ...image }}>Bonjour</HeroFrame>,
    },
  ]);
  const root = { images: { projectId: "p", dataset: "d" } };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
  expect(html.match(/object-(?:top|center|bottom)/g)).toEqual([`object-${place}`]);
});
