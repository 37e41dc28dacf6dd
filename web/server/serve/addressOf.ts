/** Where a server that listens at `host` is reached on this machine. */
export function addressOf({ host, port }: { host: string; port: number }): string {
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `${name}:${port}`;
}
