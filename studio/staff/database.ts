import { createClient, type SupabaseClient } from "@supabase/supabase-js";

import { supabaseAnonKey, supabaseUrl } from "../environment.ts";

/** A server that takes longer is taken for one that does not answer. */
const patience = 20_000;

let client: SupabaseClient | undefined;

/** The school's database as whoever is signed in may see it. Made when it is first used, for it sets timers. */
export function database(): SupabaseClient {
  client ??= createClient(supabaseUrl, supabaseAnonKey, {
    auth: { detectSessionInUrl: false },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(patience) }),
    },
  });
  return client;
}
