import type { CustomValidator } from "sanity";

import { whyFixed } from "../addresses.ts";

const hours = { showFrom: "Paraît le", showUntil: "Disparaît le" };

/** Validation: a page that the site counts on neither waits for an hour nor goes at one. */
export const alwaysShown: CustomValidator = (value) => {
  const page = (value ?? {}) as { path?: { current?: string } } & Partial<Record<keyof typeof hours, string>>;
  const why = whyFixed(page.path?.current);
  const field = why && (["showUntil", "showFrom"] as const).find((name) => page[name]);
  if (!field) return true;
  return {
    path: [field],
    message: `Cette page reste sur le site. ${why} Videz « ${hours[field]} ».`,
  };
};
