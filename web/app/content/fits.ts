import type { z } from "zod";

declare const missing: unique symbol;

/** A query result without its nulls: what a complete document gives. A field that is only ever null
 * is one the schema no longer has. */
type Complete<T> = [T] extends [null]
  ? { [missing]: "not in the schema" }
  : T extends readonly (infer Item)[]
    ? Complete<Item>[]
    : T extends object
      ? {
          [Field in keyof T]: Complete<
            Exclude<T[Field], null> extends never ? null : Exclude<T[Field], null>
          >;
        }
      : T;

/**
 * Ties a zod shape to the type TypeGen gives its query: when the Studio's schema or the query loses a
 * field the shape needs, this no longer type-checks.
 */
export function fits<Result>() {
  return <Shape extends z.ZodType>(
    shape: Complete<NonNullable<Result>> extends z.input<Shape>
      ? Shape
      : { "does not fit": Complete<NonNullable<Result>> },
  ) => shape as Shape;
}
