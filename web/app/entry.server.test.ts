import { expect, test, vi } from "vitest";

import { handleError } from "./entry.server.tsx";

test("what is wrong with a request is no error of the site; what fails in it is", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const told = (error: unknown) => {
    logged.mockClear();
    const request = new Request("http://site.example/contact");
    handleError(error, { request, params: {}, context: {} as never });
    return logged.mock.calls.length;
  };
  const answered = (status: number) => ({ status, statusText: "", internal: true, data: "" });
  expect([told(answered(400)), told(answered(503)), told(new Error("The disk is full."))]).toEqual([0, 1, 1]);
});
