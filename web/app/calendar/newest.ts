/** When the last revised of these documents was, in whole seconds: `2025-10-04T08:00:00Z`. */
export function newest(documents: { _updatedAt: string }[]): string {
  const times = documents.map(({ _updatedAt }) => Date.parse(_updatedAt));
  return `${new Date(Math.max(...times)).toISOString().slice(0, 19)}Z`;
}
