/** A refusal as Supabase Auth words it: supabase-js makes an AuthApiError with this status and code of it. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
