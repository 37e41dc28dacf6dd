import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";

import { expect, test as base } from "./test.ts";

type Message = { role: string; content: string };

/** A call of the edge function as the network saw it, to be answered by the test. */
type Call = { headers: IncomingMessage["headers"]; messages: Message[]; answer: Answer; gone: Promise<void> };

export type Answer = {
  write: (text: string) => void;
  piece: (content: string) => void;
  end: (more?: object) => void;
  refuse: (status: number, headers?: Record<string, string>) => void;
  cut: () => void;
};

export const test = base.extend<{ calls: () => Promise<Call> }>({
  /** Stands where the edge function is; each call is handed to the test, in order. */
  calls: async ({ page, baseURL }, use) => {
    const came: Call[] = [];
    let wanted = () => {};
    const server = createServer(async (request, response) => {
      cors(response, baseURL);
      if (request.method === "OPTIONS") return response.writeHead(204).end();
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const { messages } = JSON.parse(body) as { messages: Message[] };
      const gone = new Promise<void>((resolve) => response.once("close", resolve));
      came.push({ headers: request.headers, messages, answer: answerOf(response), gone });
      wanted();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await page.route("**/functions/v1/chat", (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/chat` }),
    );
    await use(async () => {
      for (;;) {
        const call = came.shift();
        if (call) return call;
        await new Promise<void>((resolve) => (wanted = resolve));
      }
    });
    // No question is asked twice by itself.
    expect(came).toEqual([]);
    server.closeAllConnections();
    server.close();
  },
});

function cors(response: ServerResponse, origin: string): void {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Headers", "authorization, apikey, content-type");
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
}

function answerOf(response: ServerResponse): Answer {
  const write = (text: string) => {
    if (!response.headersSent) response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(text);
  };
  const data = (value: object) => write(`data: ${JSON.stringify(value)}\n\n`);
  return {
    write,
    piece: (content) => data({ choices: [{ delta: { content }, finish_reason: null }] }),
    end: (more = {}) => {
      data({ id: "chatcmpl-1", choices: [{ delta: {}, finish_reason: "stop" }], ...more });
      write("data: [DONE]\n\n");
      response.end();
    },
    refuse: (status, headers = {}) =>
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end("{}"),
    cut: () => response.destroy(),
  };
}

export const openButton = (page: Page) => page.getByRole("button", { name: "Ouvrir le chat" });
export const panel = (page: Page) => page.getByRole("dialog", { name: "Assistant IA4School" });
export const log = (page: Page) => panel(page).getByRole("log");
export const input = (page: Page) => panel(page).getByPlaceholder("Posez votre question...");
export const send = (page: Page) => panel(page).getByRole("button", { name: "Envoyer" });

export async function open(page: Page, path = "/tarifs") {
  await page.goto(path);
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
}

export async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press("Enter");
}

/** Opens the chat, asks the price, and has it answered. */
export async function openAnswered(page: Page, calls: () => Promise<Call>, price: string, more = {}) {
  await open(page);
  await ask(page, "Combien ?");
  const { answer } = await calls();
  answer.piece(price);
  answer.end(more);
}
