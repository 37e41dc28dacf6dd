import { DocumentScreen } from "./studio/DocumentScreen.ts";
import { SidePanels } from "./studio/SidePanels.ts";
import { expect, test } from "./test.ts";

const article = "article-agents-ia-productivite-entreprise";
/** What the Studio says where a word of its packages is not in French. */
const english =
  /\b(the|close|open|edit|edited|created|remove|search|select|show|your|deadline|assign|title|task|loading)\b/i;

test("two editors of an article see each other, and read no English", async ({ page, context, system }) => {
  await new DocumentScreen(page, system.studio).openDocument(article, "article");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const first = new SidePanels(page);

  const second = await context.newPage();
  const document = new DocumentScreen(second, system.studio);
  await document.openDocument(article, "article");
  await expect(document.text("Titre")).toBeEditable();
  await document.text("Titre").focus();
  await expect(first.rowWith("Agents IA", "Rédaction")).toBeVisible();

  expect(await first.words()).not.toMatch(english);
});
