/**
 * The JSON in a stream of server-sent events, each as soon as it is whole: what a line leaves open waits for the next.
 * Whatever else stands there is passed over.
 * @returns whether `[DONE]` came.
 */
export async function* readData(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, boolean> {
  // Not `for await`: Safari's streams cannot be iterated.
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  let held = "";
  for (;;) {
    const { value = "\n", done } = await reader.read();
    const lines = (rest + value).split(/[\r\n]/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("data:")) continue;
      held += line.slice(5);
      if (held.trim() === "[DONE]") return true;
      const data = parsed(held);
      if (data === undefined) continue;
      held = "";
      yield data;
    }
    if (done) return false;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
