import pg from "pg";

/** Lets the site's own server vouch for a visitor's address, as README asks of a hosted project. */
export async function trustLocalProxy(connectionString: string, secret: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("update private.contact_settings set proxy_secret = $1 where proxy_secret is null", [
      secret,
    ]);
  } finally {
    await client.end();
  }
}
