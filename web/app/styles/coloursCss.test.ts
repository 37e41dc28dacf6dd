import { colours } from "functions/colours";
import { expect, test } from "vitest";

import { coloursCss } from "./coloursCss.ts";

test("the stylesheet's colours are those of the e-mails, the PDF and the pictures", async () => {
  await expect(coloursCss(colours)).toMatchFileSnapshot("colours.gen.css");
});
