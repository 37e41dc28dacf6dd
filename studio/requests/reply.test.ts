import { expect, test } from "vitest";

import { replyAddress } from "./reply.ts";
import { someRequest } from "./someRequest.ts";

/** What a mail program makes of the address. */
function opened(address: string) {
  const [, to, subject, body] = /^mailto:([^?]+)\?subject=([^&]*)&body=([^&]*)$/.exec(address)!;
  return {
    to: decodeURIComponent(to!),
    subject: decodeURIComponent(subject!),
    body: decodeURIComponent(body!),
  };
}

test("an answer is begun: to whom, about what, the request quoted line by line", () => {
  const message = "Bonjour,\n\nUne question & une autre ?";
  expect(opened(replyAddress(someRequest({ subject: "Stage d’été", message })))).toEqual({
    to: "zoe@exemple.be",
    subject: "Votre demande\u202f: Stage d’été",
    body: "Bonjour Zoé,\r\n\r\n\r\n\r\nLe 12 novembre 2026 à 10\u00a0h\u00a032, Zoé Janssens a écrit\u202f:\r\n> Bonjour,\r\n>\r\n> Une question & une autre ?",
  });
});

test("an address that would add a recipient is only an odd address", () => {
  const address = replyAddress(someRequest({ email: "a?bcc=x@evil.be&cc=y@evil.be" }));
  expect(opened(address).to).toBe("a?bcc=x@evil.be&cc=y@evil.be");
});

test("a message too long for mail programs is cut where a word ends, and says so", () => {
  const address = replyAddress(someRequest({ message: "énième ".repeat(140).trim() }));
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(opened(address).body).toMatch(/\r\n> (énième )+\[…\]$/);
});

test("a message that is one long word is left out whole", () => {
  const address = replyAddress(someRequest({ message: "😀".repeat(400) }));
  expect(opened(address).body).toMatch(/\r\n> \[…\]$/);
});
