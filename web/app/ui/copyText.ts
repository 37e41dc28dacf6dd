/**
 * Copies a text, and says whether that was done. Where the clipboard is refused, as in the Studio's preview, or
 * there is none, as on an address that is not secure, by the older way.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
