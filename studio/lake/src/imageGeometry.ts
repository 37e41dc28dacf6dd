import { type ImageParams, largestSide, type Rectangle } from "./imageParams.ts";
import { badRequest } from "./problem.ts";

type Size = { width: number; height: number };

/** Take `region` of the source, scale it to `size`, and centre it on `canvas` where there is one. */
export type Geometry = { region: Rectangle; size: Size; canvas?: Size | undefined; entropy?: boolean };

const round = (length: number) => Math.min(Math.max(Math.round(length), 1), largestSide);
const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: round(width * scale),
  height: round(height * scale),
});

/** https://www.sanity.io/docs/image-urls, with the rule that `clip`, `max`, `fillmax` and `min` never enlarge. */
export function geometryOf(source: Size, params: ImageParams): Geometry {
  const region = regionOf(source, params.rectangle);
  const { width, height, fit } = params;
  if (width === undefined && height === undefined) return { region, size: bounded(region, params) };
  const fitting = Math.min((width ?? Infinity) / region.width, (height ?? Infinity) / region.height);
  const box = width !== undefined && height !== undefined ? { width, height } : undefined;

  if (!box)
    return {
      region,
      size: bounded(scaled(region, mayEnlarge(params) ? fitting : Math.min(fitting, 1)), params),
    };
  switch (fit) {
    case "scale":
      return { region, size: box };
    case "crop":
      return cropped(region, box, params);
    case "min": {
      const scale = Math.min(1, region.width / box.width, region.height / box.height);
      return cropped(region, scaled(box, scale), params);
    }
    case "fill":
      return { region, size: scaled(region, fitting), canvas: box };
    case "fillmax":
      return { region, size: scaled(region, Math.min(fitting, 1)), canvas: box };
    default:
      return { region, size: bounded(scaled(region, Math.min(fitting, 1)), params) };
  }
}

const mayEnlarge = ({ fit }: ImageParams) => fit === "scale" || fit === "crop" || fit === "fill";

/** The part of the source that `rect` leaves, cut at its edges. */
function regionOf(source: Size, rectangle: Rectangle | undefined): Rectangle {
  if (!rectangle) return { left: 0, top: 0, ...source };
  const { left, top } = rectangle;
  const width = Math.min(rectangle.width, source.width - left);
  const height = Math.min(rectangle.height, source.height - top);
  if (width > 0 && height > 0) return { left, top, width, height };
  throw badRequest(
    `Image parameter "rect" lies outside the image, which is ${source.width} by ${source.height} pixels`,
  );
}

function cropped(region: Rectangle, box: Size, params: ImageParams): Geometry {
  if (params.crop.includes("entropy")) return { region, size: box, entropy: true };
  const scale = Math.min(region.width / box.width, region.height / box.height);
  const part = {
    width: Math.max(Math.round(box.width * scale), 1),
    height: Math.max(Math.round(box.height * scale), 1),
  };
  const { x, y } = centre(params);
  const offset = (whole: number, length: number, position: number) =>
    Math.round(Math.min(Math.max(whole * position - length / 2, 0), whole - length));
  const left = region.left + offset(region.width, part.width, x);
  const top = region.top + offset(region.height, part.height, y);
  return { region: { left, top, ...part }, size: box };
}

/** Which point of the image the crop is centred on, as far as its edges allow. */
function centre({ crop, focalPoint }: ImageParams) {
  if (crop.includes("focalpoint")) return focalPoint;
  const along = (start: string, end: string) => (crop.includes(start) ? 0 : crop.includes(end) ? 1 : 0.5);
  return { x: along("left", "right"), y: along("top", "bottom") };
}

function bounded(size: Size, { minWidth, minHeight, maxWidth, maxHeight }: ImageParams): Size {
  const least = Math.max(1, (minWidth ?? 0) / size.width, (minHeight ?? 0) / size.height);
  const larger = { width: size.width * least, height: size.height * least };
  const most = Math.min(1, (maxWidth ?? Infinity) / larger.width, (maxHeight ?? Infinity) / larger.height);
  return scaled(larger, most);
}
