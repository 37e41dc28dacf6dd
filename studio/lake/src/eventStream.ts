const encoder = new TextEncoder();
const keepAlive = 25_000;
/** What a client that does not read may leave unread before it is let go. */
const mostUnread = 32 * 1024 * 1024;

type ServerEvent = { event?: string; id?: string; data: unknown };

/** Server-sent events: `response` goes to the client, `onClose` runs once when either side ends it. */
export class EventStream {
  readonly response: Response;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #timer: NodeJS.Timeout;
  #onClose: () => void = () => {};

  constructor() {
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostUnread }),
    );
    const headers = {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
    };
    this.response = new Response(body, { headers });
    this.#timer = setInterval(() => this.#write(":\n\n"), keepAlive);
    this.#write(":\n\n");
  }

  onClose(run: () => void) {
    this.#onClose = run;
  }

  send({ event, id, data }: ServerEvent) {
    const head = `${event ? `event: ${event}\n` : ""}${id ? `id: ${id}\n` : ""}`;
    this.#write(`${head}data: ${JSON.stringify(data)}\n\n`);
  }

  close() {
    this.#controller?.close();
    this.#end();
  }

  #write(text: string) {
    this.#controller?.enqueue(encoder.encode(text));
    if ((this.#controller?.desiredSize ?? 1) <= 0) this.close();
  }

  #end() {
    if (!this.#controller) return;
    this.#controller = undefined;
    clearInterval(this.#timer);
    this.#onClose();
  }
}
