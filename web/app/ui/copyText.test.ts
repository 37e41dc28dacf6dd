import { afterEach, expect, test, vi } from "vitest";

import { copyText } from "./copyText.ts";

afterEach(() => vi.unstubAllGlobals());

const refusing = { writeText: () => Promise.reject(new DOMException("Not allowed.", "NotAllowedError")) };

/** A browser's older way: it asks, and then takes, unless it refuses that as well. */
function stubCommand(allowed: boolean, clipboard?: object) {
  const setData = vi.fn<(type: string, text: string) => void>();
  const document = new EventTarget();
  const ask = (type: string) =>
    !document.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), { clipboardData: { setData } }),
    );
  const execCommand = () => allowed && ask("beforecopy") && ask("copy");
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("document", Object.assign(document, { execCommand }));
  return { setData, execCommand };
}

test.each([
  ["is refused", refusing],
  ["is missing, the address not being secure", undefined],
])(
  "where the clipboard %s a text is copied the older way, and what is copied next is not",
  async (_, clipboard) => {
    const { setData, execCommand } = stubCommand(true, clipboard);
    expect(await copyText("Bonjour")).toBe(true);
    expect(setData).toHaveBeenLastCalledWith("text/plain", "Bonjour");
    expect(execCommand()).toBe(false);
  },
);

test("a text that the older way does not copy either is not said to be", async () => {
  stubCommand(false);
  expect(await copyText("Bonjour")).toBe(false);
});
