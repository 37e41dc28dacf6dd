import { afterEach, expect, test, vi } from "vitest";

import { copyText } from "./copyText.ts";

afterEach(() => vi.unstubAllGlobals());

const refusing = { writeText: () => Promise.reject(new DOMException("Not allowed.", "NotAllowedError")) };

test.each([
  ["is refused", refusing],
  ["is missing, the address not being secure", undefined],
])("where the clipboard %s a text is copied the older way", async (_, clipboard) => {
  const field = { value: "", select: vi.fn<() => void>(), remove: vi.fn<() => void>() };
  const execCommand = vi.fn<() => boolean>(() => field.select.mock.calls.length > 0);
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("document", { createElement: () => field, body: { append: () => {} }, execCommand });
  expect(await copyText("Bonjour")).toBe(true);
  expect(field.value).toBe("Bonjour");
  expect(field.remove).toHaveBeenCalledOnce();
});
