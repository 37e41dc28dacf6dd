import { expect, test } from "vitest";
import { openAssetFiles } from "./assetFiles.ts";
import { temporaryFolder } from "./testLake.ts";

test("no more than two pictures are drawn at a time, also where one is asked for just as another is done", async () => {
  const { inTurn } = openAssetFiles(temporaryFolder(), { imageCacheBytes: 1, mostWaiting: 100 });
  let drawing = 0;
  let most = 0;
  const asked: Promise<void>[] = [];
  async function draw() {
    most = Math.max(most, ++drawing);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    drawing -= 1;
  }
  for (let n = 0; n < 100; n++) {
    asked.push(inTurn(draw));
    await Promise.resolve();
  }
  await Promise.all(asked);
  expect([most, drawing]).toEqual([2, 0]);
});
