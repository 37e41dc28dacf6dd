// The only script of a public page: fetches an island's code when a visitor moves towards it, and runs it
// when they act on it. Kept below 1 kB (Brotli); which events those are, and all addresses, come from the page.

type IslandModule = { mount: (root: HTMLElement, event?: Event) => void };

/** Time in which a file of an island's code comes, in milliseconds. */
const patience = 20_000;

// In development React Router's runtime comes before any component, and nothing else here brings it. It says, too, when a
// source has changed, of which this page is made on the server alone.
if (import.meta.env.DEV) {
  import.meta.hot?.on("react-router:hmr", () => location.reload());
  const runtime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";
  await import(/* @vite-ignore */ runtime);
}

const { connection } = navigator as { connection?: { saveData?: boolean } };

// A reload keeps the place, but for a page that is to be read from its beginning; back and forward keep it there too.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "reload" && !location.hash && document.querySelector("[data-starts-at-top]")) {
  history.scrollRestoration = "manual";
  scrollTo({ top: 0, behavior: "instant" });
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
}

// A button that copies the code beside it says what it did, for a while.
addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-copy]");
  const copied = button?.dataset.copy;
  const label = button?.firstElementChild;
  const code = button?.parentElement?.querySelector("code");
  if (!copied || !label || !code || label.textContent === copied) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // The older way, where the clipboard is refused or there is none; failing that, the code stands there selected.
    getSelection()?.selectAllChildren(code);
    if (!document.execCommand("copy")) return;
  }
  const { innerHTML } = label;
  label.textContent = copied;
  setTimeout(() => (label.innerHTML = innerHTML), 3000);
});

// A link to where one is already loads no page that would come without the menu.
addEventListener("click", ({ target }) =>
  (target as Element).closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover(),
);

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { memory = "", src = "", approached = "", near, wanted = "" } = root.dataset;
  const listen = (types: string, act: (event: Event) => void) => {
    for (const type of types.split(" ")) root.addEventListener(type, act);
  };

  // Its module, and what that imports.
  const files = src.split(" ");
  let code: Promise<void> | undefined;
  // The files first: a module that once failed to come is never asked for again by its page.
  const fetchCode = () => {
    code ??= Promise.all(files.map(fetchFile)).then(() => files.forEach(preload));
    code.catch(() => (code = undefined));
    return code;
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

  const lost = root.querySelector<HTMLElement>("[data-lost]")!;
  const hide = () => (lost.hidden = true);
  let cause: Event | undefined;
  let running = false;
  let mounted = false;
  const run = (event?: Event) => {
    cause ??= event;
    if (running) return;
    running = true;
    hide();
    fetchCode()
      .then(() => import(/* @vite-ignore */ files[0]!) as Promise<IslandModule>)
      .then(
        ({ mount }) => {
          mounted = true;
          const pressed = release();
          mount(root, cause);
          pressed?.click();
        },
        () => {
          running = false;
          const form = root.querySelector("form");
          const pressed = release();
          // Without its code the browser sends a form; what is nothing without it is said to be missing.
          if (pressed && form && navigator.onLine) form.requestSubmit();
          else if (pressed || (cause && !form)) {
            lost.hidden = false;
            setTimeout(hide, 8000);
          }
        },
      );
  };
  // A button pressed before the code has come waits for it, and is pressed again: a form is then told what is missing
  // in the site's words. It says so meanwhile.
  const release = () => {
    const pressed = root.querySelector<HTMLElement>("[aria-busy]");
    if (pressed) pressed.ariaBusy = null;
    return pressed;
  };
  root.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest("button");
    if (!pressed || mounted) return;
    event.preventDefault();
    pressed.ariaBusy = "true";
    run(event);
  });
  listen(wanted, run);
  // An island left with something to show, a draft or a conversation, is there again at once.
  const resume = () => remembers(memory) && run();
  whenShown(resume);
  addEventListener("pageshow", ({ persisted }) => persisted && resume());
}

async function fetchFile(file: string) {
  const answer = await fetch(file, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw answer;
  await answer.blob();
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
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
