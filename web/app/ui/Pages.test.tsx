import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { Pages } from "./Pages.tsx";

const named = (current: number, last: number) =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <Pages path="/blog" current={current} last={last} />
      </MemoryRouter>,
    ).matchAll(/aria-label="Page (\d+)"/g),
  ].map(([, number]) => Number(number));

test("the middle of many pages is within reach, of few all are as before", () => {
  expect(named(1, 35)).toEqual([1, 2, 19, 35]);
  expect(named(19, 35)).toEqual([1, 10, 18, 19, 20, 28, 35]);
  expect(named(35, 35)).toEqual([1, 18, 34, 35]);
  expect(named(2, 4)).toEqual([1, 2, 3, 4]);
  expect(named(1, 1)).toEqual([]);
});
