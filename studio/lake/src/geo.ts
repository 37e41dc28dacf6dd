import { booleanContains } from "@turf/boolean-contains";
import { booleanIntersects } from "@turf/boolean-intersects";
import { distance } from "@turf/distance";
import { kinks } from "@turf/kinks";
import { z } from "zod";
import { isObject } from "./document.ts";

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const line = z.array(position).min(2);
const ring = z
  .array(position)
  .min(4)
  .refine((points) => String(points[0]) === String(points.at(-1)));
const polygon = z.array(ring).min(1);
const crossesItself = (geometry: Parameters<typeof kinks>[0]) => kinks(geometry).features.length > 0;
const geometry = <Type extends string, Coordinates extends z.ZodType>(type: Type, coordinates: Coordinates) =>
  z.object({ type: z.literal(type), coordinates });

const shape = z.discriminatedUnion("type", [
  geometry("Point", position),
  geometry("MultiPoint", z.array(position).min(1)),
  geometry("LineString", line),
  geometry("MultiLineString", z.array(line).min(1)),
  geometry("Polygon", polygon).refine((value) => !crossesItself(value)),
  geometry("MultiPolygon", z.array(polygon).min(1)).refine((value) => !crossesItself(value)),
]);
type Geometry = z.output<typeof shape>;

/** Sanity's own way to write a point, with either name for the longitude. */
const place = z
  .object({ lat: z.number(), lng: z.number().optional(), lon: z.number().optional() })
  .refine(({ lng, lon }) => (lng === undefined) !== (lon === undefined))
  .transform(({ lat, lng, lon }): Geometry => ({ type: "Point", coordinates: [lng ?? lon ?? 0, lat] }));

const toGeometry = (value: unknown): Geometry | null => z.union([shape, place]).safeParse(value).data ?? null;

const types = new Set<string>(shape.options.map((option) => option.shape.type.value));

/** @throws for what is another thing of GeoJSON than a geometry, such as a collection of features. */
function geo(value: unknown): Geometry | null {
  const isOther = isObject(value) && typeof value.type === "string" && !types.has(value.type);
  if (isOther && value.coordinates === undefined) throw new Error(`geo() knows no "${String(value.type)}"`);
  return toGeometry(value);
}

/** What each function of the namespace `geo` makes of its arguments. groq-js knows no `geo()`: see `parsedQueries.ts`. */
export const geoFunctions: Record<string, (args: unknown[]) => unknown> = {
  geo: ([value]) => geo(value),
  latLng: ([lat, lng]) => toGeometry({ lat, lng }),
  contains: ([whole, part]) => ofBoth(whole, part, booleanContains),
  intersects: ([left, right]) => ofBoth(left, right, booleanIntersects),
  distance: ([from, to]) =>
    ofBoth(from, to, (left, right) =>
      left.type === "Point" && right.type === "Point"
        ? distance(left, right, { units: "radians" }) * earthRadius
        : null,
    ),
};

/** In metres, as the hosted lake has it. */
const earthRadius = 6_378_137;

function ofBoth<Result>(
  left: unknown,
  right: unknown,
  compare: (left: Geometry, right: Geometry) => Result,
): Result | null {
  const [first, second] = [toGeometry(left), toGeometry(right)];
  return first && second && compare(first, second);
}
