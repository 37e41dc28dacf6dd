import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { seedDocuments } from "../studio/seed/documents.ts";
import { unpacked } from "./supabase/functions/chat/find/packed.ts";

/** What stands where Sanity and Supabase are. */
async function standIn(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const lakeWith = (documents: unknown[]) =>
  standIn((_request, response) => response.end(JSON.stringify({ result: documents })));

const learn = (lake: string, supabase: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "learn.ts")], {
    env: {
      ...process.env,
      SUPABASE_URL: supabase,
      SUPABASE_SERVICE_ROLE_KEY: "of-the-service",
      SITE_ORIGINS: "https://www.ia4school.example",
      SANITY_PROJECT_ID: "ia4school",
      SANITY_API_HOST: lake,
    },
  });

test("what the published FAQ teaches is kept for the hosted assistant", async () => {
  const faqs = seedDocuments().filter(({ _type }) => _type === "faq");
  const kept: { url: string | undefined; key: string | undefined; content: string }[] = [];
  const supabase = await standIn(async (request, response) => {
    const { content } = (await json(request)) as { content: string };
    kept.push({ url: request.url, key: request.headers.authorization, content });
    response.writeHead(204).end();
  });

  const { stdout } = await learn(await lakeWith(seedDocuments()), supabase);

  expect(kept).toMatchObject([{ url: "/rest/v1/rpc/keep_lesson", key: "Bearer of-the-service" }]);
  const lesson = await unpacked(Buffer.from(kept[0]!.content, "base64"));
  expect(lesson.amended).toBe(0);
  expect(lesson.questions.length).toBeGreaterThan(faqs.length / 2);
  expect(stdout).toContain(`${lesson.questions.length} questions`);
});

test("where it cannot be kept, the command fails and says why", async () => {
  const supabase = await standIn((_request, response) => response.writeHead(401).end());
  const withoutFaq = seedDocuments().filter(({ _type }) => _type !== "faq");
  await expect(learn(await lakeWith(withoutFaq), supabase)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("keep_lesson: HTTP 401"),
  });
});
