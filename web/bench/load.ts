import type { Browser, CDPSession } from "@playwright/test";

/** One load of a page. Times in milliseconds since navigation, sizes in bytes on the wire until the load event. */
export type Sample = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  /** Requests to other hosts, until some time after the load. */
  foreign: number;
};

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const slowMobile = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** Loads a page in a browser with an empty cache, on a slow phone. */
export async function load(browser: Browser, address: string): Promise<Sample> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  await page.addInitScript(observe);
  const traffic = watch(devtools, new URL(address).host);
  await page.goto(address, { waitUntil: "load" });
  const untilLoad = { bytes: traffic.bytes, requests: traffic.requests };
  const times = await page.evaluate(settled);
  await context.close();
  return { ...times, ...untilLoad, foreign: traffic.foreign };
}

/** As on a slow phone, far from the server. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slowMobile });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

function watch(devtools: CDPSession, host: string) {
  const traffic = { bytes: 0, requests: 0, foreign: 0 };
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (!request.url.startsWith("http")) return;
    traffic.requests++;
    if (new URL(request.url).host !== host) traffic.foreign++;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  return traffic;
}

type Times = Pick<Sample, "fcp" | "lcp" | "tbt" | "cls">;
declare global {
  var bench: Times;
}

/** Runs in the page, before anything of it. */
function observe() {
  const times: Times = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  globalThis.bench = times;
  const on = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") times.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => (times.lcp = startTime));
  on("longtask", ({ startTime, duration }) => {
    if (startTime > times.fcp) times.tbt += Math.max(0, duration - 50);
  });
  on("layout-shift", ({ value = 0 }) => (times.cls += value));
}

/** Runs in the page: what was observed, once it has come to rest. */
function settled(): Promise<Times> {
  return new Promise((resolve) =>
    requestIdleCallback(() => setTimeout(() => resolve(globalThis.bench), 500), { timeout: 5_000 }),
  );
}
