import { expect, test } from "vitest";

import { publishPrices } from "../shown/publishPrices.tsx";
import { publishWithRedirect } from "./publishWithRedirect.ts";

test("a document's actions stay the same ones, however often they are asked for", () => {
  const publish = () => null;
  expect(publishWithRedirect(publish)).toBe(publishWithRedirect(publish));
  expect(publishPrices(publishWithRedirect(publish))).toBe(publishPrices(publishWithRedirect(publish)));
  expect(publishWithRedirect(() => null)).not.toBe(publishWithRedirect(publish));
});
