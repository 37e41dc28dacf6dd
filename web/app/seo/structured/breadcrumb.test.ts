import { expect, test } from "vitest";

import { breadcrumb } from "./breadcrumb.ts";

test("a page's place is told from the home page down to itself", () => {
  const list = breadcrumb({ siteUrl: "https://ia4school.test" }, [{ label: "Blog", href: "/blog" }], {
    label: "Un article",
    href: "/blog/un",
  });
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: "https://ia4school.test/" },
    { "@type": "ListItem", position: 2, name: "Blog", item: "https://ia4school.test/blog" },
    { "@type": "ListItem", position: 3, name: "Un article", item: "https://ia4school.test/blog/un" },
  ]);
});
