/** A body that arrives in these chunks, for tests. */
export function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
}

/** All that is yielded, for tests. */
export async function all<T>(yielded: AsyncIterable<T>): Promise<T[]> {
  const values: T[] = [];
  for await (const value of yielded) values.push(value);
  return values;
}
