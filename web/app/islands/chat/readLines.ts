/** Lines of a body in UTF-8, ended by LF, CR or CRLF wherever its chunks are cut; a mark at the start is no text. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // Not `for await`: Safari's streams cannot be iterated.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let afterReturn = false;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (text) {
        const lines = (rest + (afterReturn && text.startsWith("\n") ? text.slice(1) : text)).split(
          /\r\n|\r|\n/,
        );
        afterReturn = text.endsWith("\r");
        rest = lines.pop() ?? "";
        yield* lines;
      }
      if (done) break;
    }
    if (rest) yield rest;
  } finally {
    void leave(reader);
  }
}

/** Whoever stops reading stops the sending; what was ending anyway is let end, and is no aborted request. */
async function leave(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.race([reader.read(), patience]).catch(() => {});
  await reader.cancel().catch(() => {});
}
