import { vi } from "vitest";

/** As in a browser that keeps nothing for a site: to name its storage already fails. */
export function closeStorage(): void {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", {});
  for (const storage of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(storage, undefined);
    Object.defineProperty(globalThis, storage, { configurable: true, get: refuse });
  }
}

function refuse(): never {
  throw new DOMException("Access is denied for this document.", "SecurityError");
}
