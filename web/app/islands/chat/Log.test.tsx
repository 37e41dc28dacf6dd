import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Reply } from "./conversation.ts";
import { Log } from "./Log.tsx";
import type { Talk } from "./useConversation.ts";

const onPage = vi.fn<(id: string) => object | null>();
beforeEach(() => vi.stubGlobal("document", { getElementById: onPage.mockReturnValue(null) }));
afterEach(() => vi.unstubAllGlobals());

const reply: Reply = { role: "assistant", content: "149 €.", state: "whole", sources: [], known: true };

/** What stands below a question and this answer. */
function shown(changes: Partial<Reply>): string {
  const talk = {
    conversation: [
      { role: "user", content: "Le prix ?" },
      { ...reply, ...changes },
    ],
  } as unknown as Talk;
  return renderToStaticMarkup(
    <Log greeting="" suggestions={[]} feedback talk={talk} onCallBack={() => {}} />,
  );
}

test("whom an answer did not help is offered a person, as where none is known", () => {
  expect(shown({ helped: false })).toContain("Être recontacté");
  expect(shown({ helped: false })).toContain("Merci, c’est noté.");
  expect(shown({ known: false })).toContain("Être recontacté");
  for (const changes of [{}, { helped: true }]) expect(shown(changes)).not.toContain("Être recontacté");
});

test("a person is asked by the form that is there, about what it is about, else by the form’s own page", () => {
  expect(shown({ known: false })).toContain('href="/contact#contact-form"');
  onPage.mockReturnValue({});
  expect(shown({ known: false })).toContain('href="#contact-form"');
});

test("whether it helped is asked of an answer that has an id, and is known", () => {
  const asks = (changes: Partial<Reply>) => shown(changes).includes("Cette réponse vous a-t-elle aidé");
  expect(asks({ id: "chatcmpl-1" })).toBe(true);
  for (const changes of [{}, { id: "chatcmpl-1", known: false }]) expect(asks(changes)).toBe(false);
});

test("what may have been meant beside what is answered stands below it and its page, in words", () => {
  const sources = [{ title: "Tarifs", url: "/tarifs" }];
  const offered = ["Combien coûte le pack 3 mois ?"];
  const known = shown({ sources, offered });
  expect(known).toMatch(/Tarifs.*Vous vouliez peut-être savoir.*Combien coûte le pack 3 mois/s);
  const unsure = shown({ sources, offered, known: false });
  expect(unsure).toMatch(/Combien coûte le pack 3 mois.*Tarifs/s);
  expect(unsure).not.toContain("Vous vouliez peut-être savoir");
});
