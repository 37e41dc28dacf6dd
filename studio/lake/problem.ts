type Details = Record<string, unknown>;

/** An expected failure, answered in the shape @sanity/client reads (`error.type`, `error.description`). */
export class Problem extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, description: string, details: Details = {}) {
    super(description);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  toJSON() {
    return {
      statusCode: this.status,
      message: this.message,
      error: { type: this.type, description: this.message, ...this.details },
    };
  }
}

export const badRequest = (description: string, details?: Details) =>
  new Problem(400, "badRequestError", description, details);

export const notFound = (description: string) => new Problem(404, "notFoundError", description);

/** A mutation that cannot be stored; `index` is its place in the request. */
export function mutationProblem(
  status: number,
  index: number,
  type: string,
  description: string,
  details: Details = {},
): Problem {
  const items = [{ index, error: { type, description, ...details } }];
  return new Problem(status, "mutationError", `The mutation(s) failed: ${description}`, { items });
}
