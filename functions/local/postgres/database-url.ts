export const databaseUrl = (port: number, user = "postgres") =>
  `postgresql://${user}:postgres@127.0.0.1:${port}/postgres`;
