// The only script of a public page: fetches an island's code when a visitor moves towards it, and runs it
// when they act on it. Kept below 1 kB; which events those are, and all addresses, come from the page.
type IslandModule = { mount: (root: HTMLElement, event?: Event) => void };

// In development React Router's runtime comes before any component, and nothing else here brings it.
if (import.meta.env.DEV) {
  const runtime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
  await import(/* @vite-ignore */ runtime);
}

const { connection } = navigator as { connection?: { saveData?: boolean } };

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { memory = "", src = "", chunks = "", approached = "", near, wanted = "" } = root.dataset;
  const listen = (types: string, act: (event: Event) => void) => {
    for (const type of types.split(" ")) root.addEventListener(type, act);
  };

  const unfetched = `${src} ${chunks}`.trim().split(" ");
  const fetchCode = () => {
    for (const href of unfetched.splice(0))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  };
  // Who saves data waits for the code when it is wanted, and fetches none before.
  if (!connection?.saveData) {
    listen(approached, fetchCode);
    if (near) {
      const approach = new IntersectionObserver(
        (seen) => seen.some(({ isIntersecting }) => isIntersecting) && fetchCode(),
        { rootMargin: near },
      );
      // What the first screen is made of comes first.
      addEventListener("load", () => whenShown(() => approach.observe(root)));
    }
  }

  let cause: Event | undefined;
  let running = false;
  const run = (event?: Event) => {
    cause ??= event;
    if (running) return;
    running = true;
    fetchCode();
    (import(/* @vite-ignore */ src) as Promise<IslandModule>).then(
      ({ mount }) => mount(root, cause),
      () => (running = false),
    );
  };
  listen(wanted, run);
  // An island left with something to show, a draft or a conversation, is there again at once.
  whenShown(() => remembers(memory) && run());
}

/** A page prepared before its link is followed waits: what is remembered may still change. */
function whenShown(act: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

function remembers(key: string) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
