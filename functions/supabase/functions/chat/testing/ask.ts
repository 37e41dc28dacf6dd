import { createHandler } from "../handler.ts";
import { knowledgeFrom } from "../content/read-knowledge.ts";
import { someSchool } from "./school.ts";

type Options = Parameters<typeof createHandler>[0];
export const siteOrigin = "https://site.example";

export const handlerWith = (options: Partial<Options> = {}) => {
  const knowledge = knowledgeFrom(someSchool(), () => {});
  return createHandler({
    siteOrigins: [siteOrigin],
    readKnowledge: () => Promise.resolve(knowledge),
    admit: () => Promise.resolve(0),
    log: () => {},
    ...options,
  });
};

export const post = (body: unknown, init: RequestInit = {}) =>
  new Request("http://localhost/chat", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });

export const question = (content: string) => ({ messages: [{ role: "user", content }] });

/** A stream of events as a browser reads it. */
export function eventsOf(stream: string): { event: string; data: string }[] {
  return stream
    .split("\n\n")
    .filter((block) => block && !block.startsWith(":"))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "message",
      data: /^data: (.*)$/m.exec(block)?.[1] ?? "",
    }));
}

export const textOf = (events: { data: string }[]) =>
  events
    .filter(({ data }) => data.startsWith("{"))
    .map(({ data }) => JSON.parse(data).choices?.[0].delta.content ?? "")
    .join("");
