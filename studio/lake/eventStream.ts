const encoder = new TextEncoder();
const keepAlive = 25_000;

type ServerEvent = { event?: string; id?: string; data: unknown };

/** Server-sent events: `response` goes to the client, `onClose` runs once when either side ends it. */
export class EventStream {
  readonly response: Response;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #timer: NodeJS.Timeout;
  #onClose: () => void = () => {};

  constructor() {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.#controller = controller),
      cancel: () => this.#end(),
    });
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
  }

  #end() {
    if (!this.#controller) return;
    this.#controller = undefined;
    clearInterval(this.#timer);
    this.#onClose();
  }
}
