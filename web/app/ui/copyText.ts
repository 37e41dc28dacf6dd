/**
 * Copies a text, and says whether that was done. Where the clipboard is refused, as in the Studio's preview, or
 * there is none, as on an address that is not secure, by the older way: what listens says what is copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    let done = false;
    const copying = new AbortController();
    const put = (event: Event) => {
      event.preventDefault();
      (event as ClipboardEvent).clipboardData?.setData("text/plain", text);
      done = event.type === "copy";
    };
    // Where nothing is selected Safari asks beforehand whether there is something to copy.
    for (const type of ["beforecopy", "copy"])
      document.addEventListener(type, put, { signal: copying.signal });
    document.execCommand("copy");
    copying.abort();
    return done;
  }
}
