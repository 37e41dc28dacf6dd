import { Button } from "@sanity/ui";
import { type ReactNode, useState } from "react";

/** How many are drawn at a time. */
export const page = 50;

/** The first of many, and the way to more. */
export function Some<One>({ all, children }: { all: One[]; children: (one: One) => ReactNode }) {
  const [atMost, setAtMost] = useState(page);
  const more = Math.min(page, all.length - atMost);
  return (
    <>
      {all.slice(0, atMost).map(children)}
      {more > 0 && (
        <Button
          mode="ghost"
          width="fill"
          text={`En afficher ${more} de plus`}
          onClick={() => setAtMost(atMost + page)}
        />
      )}
    </>
  );
}
