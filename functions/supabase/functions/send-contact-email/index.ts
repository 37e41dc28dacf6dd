import { inBackground, isHosted } from "../_shared/in-background.ts";
import { createDelivery } from "./delivery.ts";
import { readEnvironment } from "./environment.ts";
import { createHandler } from "./handler.ts";
import { createOutbox } from "./outbox.ts";
import { createWords } from "./read-words.ts";
import { createSender } from "./transport.ts";

const env = readEnvironment(Deno.env.toObject());
const log = (event: Record<string, unknown>) => console.log(JSON.stringify(event));
const { deliver, stop } = createDelivery({
  outbox: createOutbox(env),
  send: createSender(env, createWords({ lake: env.lake, log })),
  log,
});

// On a laptop, a system that stops lets the e-mail in progress be recorded as sent.
if (!isHosted) {
  Deno.addSignalListener("SIGTERM", () => void stop().then(() => Deno.exit(0)));
}

Deno.serve(
  createHandler({
    deliver,
    serviceKeys: env.serviceKeys,
    siteOrigins: env.siteOrigins,
    inBackground,
  }),
);
