const encoder = new TextEncoder();
const keepAlive = 25_000;
const megabyte = 1024 * 1024;
/** What a client that does not read may leave unread before it is let go, and what all may together. */
const mostUnread = 32 * megabyte;
const mostUnreadTogether = 128 * megabyte;

type ServerEvent = { event?: string; id?: string; data: unknown };

/** Server-sent events: `response` goes to the client, `onClose` runs once when either side ends it. */
export class EventStream {
  static readonly #open = new Set<EventStream>();
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
    EventStream.#open.add(this);
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
    if (this.#unread > megabyte) EventStream.#makeRoom();
  }

  get #unread() {
    return mostUnread - (this.#controller?.desiredSize ?? mostUnread);
  }

  /** Lets go those who have left most unread, and what they left. */
  static #makeRoom() {
    const behind = [...this.#open].toSorted((one, other) => other.#unread - one.#unread);
    let together = behind.reduce((sum, stream) => sum + stream.#unread, 0);
    for (const stream of behind) {
      if (together <= mostUnreadTogether && stream.#unread < mostUnread) return;
      together -= stream.#unread;
      stream.#controller?.error("A client that left too much unread is let go.");
      stream.#end();
    }
  }

  #end() {
    if (!this.#controller) return;
    this.#controller = undefined;
    EventStream.#open.delete(this);
    clearInterval(this.#timer);
    this.#onClose();
  }
}
