import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { expect, test } from "vitest";

import { signInProblem } from "./signInProblem.ts";

const refusal = "Cette adresse ne figure pas sur la liste des personnes autorisées.";

test.each([
  ["who is not on the list", new AuthApiError(refusal, 403, "unknown"), refusal],
  [
    "who asks again too soon",
    new AuthApiError("only after 42 seconds.", 429, "over_email_send_rate_limit"),
    "42",
  ],
  [
    "who asks when all of staff have asked too often",
    new AuthApiError("email rate limit exceeded", 429, "over_email_send_rate_limit"),
    "dans une heure",
  ],
  ["who comes back with an old link", new AuthApiError("expired", 403, "otp_expired"), "n’est plus valable"],
  ["whom the server does not answer", new AuthRetryableFetchError("Failed to fetch", 0), "ne répond pas"],
  ["who meets what nobody foresaw", new Error("boom"), "Réessayez"],
])("%s is told what to do", (_, error, said) => {
  expect(signInProblem(error)).toContain(said);
});
