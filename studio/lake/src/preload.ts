// Loaded before a command (`lake exec`): connections to Sanity's API and CDN end at the lake, in plain HTTP.
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";

const lake = new URL(process.env.LAKE_URL ?? "http://127.0.0.1:3334");
const hosted = /^(?:[a-z0-9-]+\.)?(?:api|apicdn|cdn)\.sanity\.io$/;

const { connect } = tls;

tls.connect = ((...parts: Parameters<typeof connect>) => {
  const options = parts.find((part): part is tls.ConnectionOptions => typeof part === "object");
  if (!hosted.test(options?.host ?? "") && !hosted.test(options?.servername ?? "")) return connect(...parts);
  const socket = net.connect(Number(lake.port), lake.hostname);
  // Who waits for the handshake waits for nothing.
  socket.once("connect", () => socket.emit("secureConnect"));
  return Object.assign(socket, { authorized: true, encrypted: true });
}) as typeof connect;

syncBuiltinESMExports();
