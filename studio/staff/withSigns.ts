/** Tools by name, each titled with how much waits in it, if anything does. */
export function withSigns<T extends { name: string; title: string }>(
  tools: T[],
  waiting: Record<string, number>,
): T[] {
  return tools.map((tool) => {
    const count = waiting[tool.name];
    return count ? { ...tool, title: `${tool.title} (${count})` } : tool;
  });
}
