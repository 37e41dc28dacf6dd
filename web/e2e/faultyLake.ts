import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What may go wrong between a site and its lake. */
export type Fault =
  | "none"
  | "answers 500"
  | "leaves out the result"
  | "finds nothing"
  | "is slow"
  | "cuts answers"
  | "answers with a web page"
  | "sends to a web page"
  | "breaks what it compresses"
  | "refuses the stream"
  | "says channelError"
  | "says disconnect"
  | "says nonsense"
  | "ends the stream"
  | "is half open"
  | "is gone";

const streamPath = /\/data\/live\/events\//;
const queryPath = /\/data\/query\//;
/** What a broken stream says before it says no more. */
const lastWords: Partial<Record<Fault, string>> = {
  "says channelError": 'event: channelError\ndata: {"message":"the channel broke"}\n\n',
  "says disconnect": 'event: disconnect\ndata: {"reason":"the lake moves"}\n\n',
  "says nonsense": "event: message\nid: 1\ndata: {not json\n\n",
  "ends the stream": "",
};

/** What a network that wants a visitor to sign in, or a proxy in trouble, answers in its place. */
const page = "<!doctype html><title>Connexion</title>";
const html = { "content-type": "text/html" };

/** A lake seen through a proxy that can be told to fail. */
export class FaultyLake {
  port = 0;
  #fault: Fault = "none";
  readonly #lakePort: number;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #streams = new Set<{ response: ServerResponse; welcomed: boolean; muted: boolean }>();

  constructor(lake: string) {
    this.#lakePort = Number(new URL(lake).port);
  }

  /** The queries that wait for their answer, while it is slow. */
  waiting = 0;

  /** The streams on which what is published is heard. */
  get heard(): number {
    return [...this.#streams].filter(({ welcomed, muted }) => welcomed && !muted).length;
  }

  async start(): Promise<void> {
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async setFault(fault: Fault): Promise<void> {
    const wasGone = this.#fault === "is gone";
    this.#fault = fault;
    const words = lastWords[fault];
    for (const stream of this.#streams) {
      if (words !== undefined) stream.response.end(words);
      if (fault === "refuses the stream") stream.response.destroy();
      // A half-open stream stays so: whoever follows it has to notice.
      if (fault === "is half open") stream.muted = true;
    }
    if (fault === "is gone") await this.stop();
    else if (wasGone) await this.start();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "", method, headers } = request;
    const fault = this.#fault;
    if (streamPath.test(url)) {
      if (fault === "refuses the stream") return void response.writeHead(403).end('{"error":"Forbidden"}');
      return this.#follow(request, response);
    }
    if (url === "/login") return void response.writeHead(200, html).end(page);
    if (queryPath.test(url)) {
      const json = { "content-type": "application/json" };
      if (fault === "answers 500") return void response.writeHead(500, json).end('{"error":"trouble"}');
      if (fault === "leaves out the result") return void response.writeHead(200, json).end('{"ms":1}');
      if (fault === "finds nothing") return void response.writeHead(200, json).end('{"result":null,"ms":1}');
      if (fault === "answers with a web page") return void response.writeHead(200, html).end(page);
      if (fault === "sends to a web page") return void response.writeHead(302, { location: "/login" }).end();
      if (fault === "breaks what it compresses")
        return void response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(page);
      if (fault === "cuts answers") {
        response.writeHead(200, { ...json, "content-length": 5_000 }).write('{"result":{"0":');
        return void setTimeout(() => response.destroy(), 20);
      }
      if (fault === "is slow") {
        this.waiting++;
        await wait(800);
        this.waiting--;
      }
    }
    const asked = ask({ port: this.#lakePort, host: "127.0.0.1", path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  }

  #follow({ url, headers }: IncomingMessage, response: ServerResponse): void {
    const stream = { response, welcomed: false, muted: false };
    this.#streams.add(stream);
    const asked = ask({ port: this.#lakePort, host: "127.0.0.1", path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("data", (chunk: Buffer) => {
        if (stream.muted) return;
        response.write(chunk);
        stream.welcomed ||= chunk.includes("event: welcome");
      });
      answer.on("end", () => response.end());
    });
    asked.on("error", () => response.destroy());
    asked.end();
    response.on("close", () => {
      this.#streams.delete(stream);
      asked.destroy();
    });
  }
}
