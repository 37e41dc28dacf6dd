/** Why something failed, in a line: of a request that did not arrive, its cause alone says which host was asked. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
  return [String(error), cause].filter(Boolean).join(": ");
}
