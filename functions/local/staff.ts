import pg from "pg";

/** Who may read requests on a laptop, when nobody is on the list yet. */
export const localStaff = { email: "equipe@ia4school.example", name: "Équipe (exemple)" };

/** Puts somebody on an empty list. Hosted, README says how the first address gets there. */
export async function addLocalStaff(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      "insert into public.staff (email, name) select $1, $2 where not exists (select from public.staff)",
      [localStaff.email, localStaff.name],
    );
  } finally {
    await client.end();
  }
}
