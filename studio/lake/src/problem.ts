type Details = Record<string, unknown>;

/** A problem as it crosses from one thread to another. */
export type PlainProblem = { status: number; type: string; description: string; details: Details };

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

  static from({ status, type, description, details }: PlainProblem): Problem {
    return new Problem(status, type, description, details);
  }

  /** What a worker could not evaluate is the request's fault. */
  static of(error: unknown): Problem {
    if (error instanceof Problem) return error;
    return new Problem(400, "evaluationError", error instanceof Error ? error.message : String(error));
  }

  toPlain(): PlainProblem {
    const { status, type, message: description, details } = this;
    return { status, type, description, details };
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

export const tooMany = (description: string) => new Problem(429, "tooManyRequestsError", description);

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
