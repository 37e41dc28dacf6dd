import useSWR from "swr";

import { ask } from "../staff/ask.ts";
import { database } from "../staff/database.ts";

type Person = { email: string; name: string };

/** Who may have a request, by name; and the name of an address, of one that has left too. */
export function useStaff() {
  const { data: people = [] } = useSWR(
    "staff",
    async () => (await ask(database().from("staff").select("email,name").order("name"))).data as Person[],
  );
  return {
    people,
    nameOfStaff: (email: string) => people.find((person) => person.email === email)?.name ?? email,
  };
}
