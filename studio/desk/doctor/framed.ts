/** How long a page may take to come, and then to tell something, in milliseconds. */
const patience = 10_000;
const afterLoading = 1000;

/** Shows an address in a frame that nobody sees. @returns what its page posts; undefined when it posts nothing. */
export function framed(url: string): Promise<unknown> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = url;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(undefined), patience);
    function listen({ source, data }: MessageEvent) {
      if (source === frame.contentWindow) end(data);
    }
    function end(told: unknown) {
      clearTimeout(timer);
      window.removeEventListener("message", listen);
      frame.remove();
      resolve(told);
    }
    window.addEventListener("message", listen);
    // A page that may not stand in a frame is loaded too: as an empty one.
    frame.addEventListener("load", () => setTimeout(() => end(undefined), afterLoading));
    document.body.append(frame);
  });
}
