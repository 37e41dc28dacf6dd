// The only script of a public page: fetches an island's code when the page is idle, and runs it when
// a visitor reaches for it. Kept below 1 kB; addresses come from the page.
type IslandModule = { mount: (root: HTMLElement, event?: Event) => void };

// In development React Router's runtime comes before any component, and nothing else here brings it.
if (import.meta.env.DEV) {
  const runtime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
  await import(/* @vite-ignore */ runtime);
}

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { memory = "", src = "", wanted = "" } = root.dataset;
  const load = (event?: Event) => {
    for (const type of wanted.split(" ")) root.removeEventListener(type, load);
    (import(/* @vite-ignore */ src) as Promise<IslandModule>).then(
      ({ mount }) => mount(root, event),
      () => listen(),
    );
  };
  const listen = () => {
    for (const type of wanted.split(" ")) root.addEventListener(type, load);
  };
  listen();
  // An island left with something to show, a draft or a conversation, is there again at once.
  whenShown(() => remembers(memory) && load());
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

function preload() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-island]")) {
    for (const href of `${dataset.src} ${dataset.chunks}`.trim().split(" ")) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  }
}

const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  addEventListener("load", () => whenShown(() => (window.requestIdleCallback ?? setTimeout)(preload)));
}
