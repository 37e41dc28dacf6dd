import { database } from "./database.ts";
import { signInProblem } from "./signInProblem.ts";

/**
 * Signs in with what an e-mail's link has brought in the address, and takes it out of there. It stands behind the
 * address, where no server reads it: what only looks at a link, as mail scanners do, spends nothing.
 * @returns what staff are told when that did not succeed.
 */
export async function redeemAddress(): Promise<string | undefined> {
  const { hash, pathname, search } = window.location;
  const token_hash = new URLSearchParams(hash.slice(1)).get("token_hash");
  if (!token_hash) return undefined;
  window.history.replaceState(window.history.state, "", pathname + search);
  try {
    const { error } = await database().auth.verifyOtp({ token_hash, type: "email" });
    return error ? signInProblem(error) : undefined;
  } catch (error) {
    return signInProblem(error);
  }
}
