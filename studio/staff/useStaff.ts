import useSWR, { mutate } from "swr";

import { ask } from "./ask.ts";
import { database } from "./database.ts";

export type Person = { email: string; name: string };

const key = "staff";

/** Who may have a request, by name; and the name of an address, of one that has left too. */
export function useStaff() {
  const { data: people = [] } = useSWR(
    key,
    async () => (await ask(database().from("staff").select("email,name").order("name"))).data as Person[],
  );
  return {
    people,
    nameOfStaff: (email: string) => people.find((person) => person.email === email)?.name ?? email,
  };
}

export async function addColleague(person: Person) {
  await ask(database().from("staff").insert(person));
  await mutate(key);
}

export async function removeColleague({ email }: Person) {
  await ask(database().rpc("remove_colleague", { address: email }));
  await mutate(key);
}
