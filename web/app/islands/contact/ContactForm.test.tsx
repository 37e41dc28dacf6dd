import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler } from "react-router";
import { expect, test } from "vitest";

import { ContactForm } from "./ContactForm.tsx";

test.each(["/", "/contact", "/stages/ete"])(
  "a form on the page at %s, sent without JavaScript, comes to that page",
  async (path) => {
    const sent: string[] = [];
    const page = { action: () => void sent.push(path) };
    const handler = createStaticHandler([
      { id: "root", children: [path === "/" ? { index: true, ...page } : { path, ...page }] },
    ]);
    const form = renderToStaticMarkup(
      <ContactForm
        path={path}
        supabase={{ url: "", key: "" }}
        school={{ email: "", phone: "", replyDelay: "" }}
        social={[]}
      />,
    );
    const [, action = ""] = /<form [^>]*action="([^"]*)"/.exec(form) ?? [];
    await handler.query(new Request(`http://site${action}`, { method: "POST", body: new FormData() }));
    expect(sent).toEqual([path]);
  },
);
