export type StreamEvent = { type: string; data: unknown };

/**
 * Server-sent events whose data is JSON, up to `[DONE]`. An event is handed on as soon as its JSON is
 * whole, so that a sender may end it by one line end or by two.
 * @returns whether `[DONE]` came. @throws Error when an event ends and its data is no JSON.
 */
export async function* readEvents(lines: AsyncIterable<string>): AsyncGenerator<StreamEvent, boolean> {
  let type = "";
  let held = "";
  for await (const line of lines) {
    if (line === "") {
      if (held) throw new Error(`An event holds no JSON: ${held.slice(0, 80)}`);
      type = "";
      continue;
    }
    const [field, value] = fieldOf(line);
    if (field === "event") type = value;
    if (field !== "data") continue;
    held = held ? `${held}\n${value}` : value;
    if (held.trim() === "[DONE]") return true;
    const data = parsed(held);
    if (data === undefined) continue;
    held = "";
    yield { type, data };
  }
  return false;
}

/** A line's name and value; a comment's name is empty. */
function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
