/** What Postgres is told of who asks: all headers but those that prove who it is, for a log may keep what it was told. */
export function askerOf({ headers }: Request): Headers {
  const told = new Headers(headers);
  for (const name of ["authorization", "apikey", "cookie"]) told.delete(name);
  return told;
}
