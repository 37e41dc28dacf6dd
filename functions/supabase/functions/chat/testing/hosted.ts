/** As a hosted instance: `waitedFor` ends once all that it was told to wait for has. */
export function asHosted() {
  const works: Promise<unknown>[] = [];
  const edge = globalThis as { EdgeRuntime?: object };
  edge.EdgeRuntime = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
  return {
    waitedFor: async () => {
      delete edge.EdgeRuntime;
      await Promise.all(works);
    },
  };
}
