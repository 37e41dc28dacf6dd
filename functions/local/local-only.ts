type Refusal = { status: 400 | 403; code: string; message: string };

/** Names by which a program or a page of this machine asks; any other may be a foreign page's (DNS rebinding). */
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Why a local service does not answer: it is asked under a foreign name, or by a page of another site. */
export function foreign(
  headers: { host: string | undefined; origin: string | undefined },
  origins: string[],
): Refusal | undefined {
  if (!thisMachine.test(headers.host ?? "")) {
    return { status: 400, code: "foreign_host", message: "Ce nom d’hôte n’est pas celui de cette machine." };
  }
  if (headers.origin !== undefined && !origins.includes(headers.origin)) {
    return { status: 403, code: "foreign_origin", message: "Origine non autorisée." };
  }
  return undefined;
}

/** The origins of what is served on this port of the machine. */
export const originsOn = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
