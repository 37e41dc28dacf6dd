import { database } from "./database.ts";
import { codeProblem, signInProblem } from "./signInProblem.ts";

const brought = ["code", "token_hash", "type", "error", "error_code", "error_description"];

/**
 * Signs in with what an e-mail's link has brought in the address, and takes it out of there.
 * @returns what staff are told when that did not succeed.
 */
export async function redeemAddress(): Promise<string | undefined> {
  const address = new URL(window.location.href);
  const said = new URLSearchParams([...address.searchParams, ...new URLSearchParams(address.hash.slice(1))]);
  const [code, token_hash, refused] = ["code", "token_hash", "error_code"].map((name) => said.get(name));
  if (!code && !token_hash && !refused) return undefined;

  for (const name of brought) address.searchParams.delete(name);
  address.hash = "";
  window.history.replaceState(window.history.state, "", address);
  if (refused) return codeProblem(refused);

  const { auth } = database();
  try {
    const { error } = code
      ? await auth.exchangeCodeForSession(code)
      : await auth.verifyOtp({ token_hash: token_hash!, type: "email" });
    return error ? signInProblem(error) : undefined;
  } catch (error) {
    return signInProblem(error);
  }
}
