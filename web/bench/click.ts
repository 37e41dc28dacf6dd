// `npm run bench:click -w web -- [--runs 12]`: from the first click on the chat's button, with nothing of the chat
// fetched before, until it is open, on a slow phone: of a finger, of a pointer that comes near first, and again.
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import type { Browser, CDPSession } from "@playwright/test";

import { launchChromium } from "./launchChromium.ts";
import { phone, slowDown } from "./load.ts";
import { median } from "./medians.ts";
import { startSystem } from "./system.ts";

type Place = { x: number; y: number };
type Press = (devtools: CDPSession, place: Place) => Promise<void>;

/** How long a finger stays where it taps, and a pointer where it is to press, in milliseconds. */
const [tapping, aiming] = [80, 250];

const { values } = parseArgs({ options: { runs: { type: "string", default: "12" } } });
const system = await startSystem();
const browser = await launchChromium();
try {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, press] of [
    ["a finger", tap],
    ["a pointer", point],
  ] as const) {
    const [first, again]: [number[], number[]] = [[], []];
    for (let run = 0; run < Number(values.runs); run++) {
      const times = await openTwice(browser, `${system.site}/tarifs`, press);
      first.push(times.first);
      again.push(times.again);
    }
    console.log(
      `${name}: ${median(first).toFixed(0)} ms from the first click (most ${Math.max(...first).toFixed(0)}), ${median(again).toFixed(0)} from the second`,
    );
  }
  console.log(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await system.stop();
}

/** From each of two clicks to the open chat, in milliseconds. */
async function openTwice(on: Browser, address: string, press: Press) {
  const context = await on.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  await page.goto(address, { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: "Ouvrir le chat" });
  const { x, y, width, height } = (await button.boundingBox())!;
  const place = { x: x + width / 2, y: y + height / 2 };
  const opened = async () => {
    const time = page.evaluate(untilOpen);
    await press(devtools, place);
    return time;
  };
  const first = await opened();
  await page.getByRole("button", { name: "Fermer le chat" }).click();
  const again = await opened();
  await context.close();
  return { first, again };
}

/** Runs in the page: from the next click until the chat is drawn, in milliseconds. */
function untilOpen(): Promise<number> {
  return new Promise((resolve) => {
    const clicked = ({ timeStamp }: Event) => {
      const look = () =>
        document.querySelector("dialog[open]")
          ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          : requestAnimationFrame(look);
      look();
    };
    addEventListener("click", clicked, { capture: true, once: true });
  });
}

async function tap(devtools: CDPSession, place: Place): Promise<void> {
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await wait(tapping);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function point(devtools: CDPSession, place: Place): Promise<void> {
  const mouse = { ...place, button: "left", clickCount: 1 } as const;
  await devtools.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseMoved", button: "none" });
  await wait(aiming);
  await devtools.send("Input.dispatchMouseEvent", { ...mouse, type: "mousePressed" });
  await devtools.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseReleased" });
}
