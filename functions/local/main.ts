import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment as readMail } from "../supabase/functions/send-contact-email/environment.ts";
import { assertDeployable } from "./assert-deployable.ts";
import { createSignInMail } from "./auth/sign-in-mail.ts";
import { readEnvironment } from "./environment.ts";
import { functionEnvironment } from "./function-environment.ts";
import { type FunctionProcesses, startFunctionProcesses } from "./function-processes.ts";
import { startGateway } from "./gateway/start.ts";
import { localProxySecret } from "./keys.ts";
import { lockFolder } from "./lock-folder.ts";
import { startMailbox } from "./mailbox.ts";
import { assertPortsFree } from "./ports.ts";
import { startCluster } from "./postgres/cluster.ts";
import { databaseUrl } from "./postgres/database-url.ts";
import { endLeftover } from "./postgres/leftover.ts";
import { migrate } from "./postgres/migrate.ts";
import { trustLocalProxy } from "./postgres/trust-local-proxy.ts";
import { addLocalStaff, localStaff } from "./staff.ts";
import { startSchedule } from "./schedule.ts";

const log = (line: string) => console.log(line);
/** What is running, in the order it was started; stopped in reverse. */
const started: { stop: () => unknown }[] = [];
const use = <T extends { stop: () => unknown }>(service: T): T => {
  started.push(service);
  return service;
};

async function start() {
  assertDeployable();
  const env = readEnvironment();
  // What visitors wrote is for nobody else of this machine; beside it stands what nginx reads.
  process.umask(0o077);
  use({ stop: lockFolder(env.dataDir, "functions.lock").release });
  await chmod(env.dataDir, 0o711);
  const databaseDir = join(env.dataDir, "postgres");
  await endLeftover(databaseDir);
  await assertPortsFree(env);

  const database = use(await startCluster(databaseDir, env.ports.database, log));
  const { applied, edited } = await migrate(databaseUrl(env.ports.database));
  if (applied.length) log(`Migrations appliquées : ${applied.join(", ")}`);
  for (const file of edited)
    log(`La migration ${file} a changé depuis son application : « npm run reset » repart de zéro.`);
  await trustLocalProxy(databaseUrl(env.ports.database), localProxySecret);

  await addLocalStaff(databaseUrl(env.ports.database));

  if (!env.smtpHost) {
    use(await startMailbox({ webPort: env.ports.mailbox, smtpPort: env.ports.smtp, dataDir: env.dataDir }));
  }
  // Before the functions, and so stopped after them: they record what they sent through it.
  let functions: FunctionProcesses | undefined;
  use(
    await startGateway({
      port: env.ports.gateway,
      databaseUrl: databaseUrl(env.ports.database, "authenticator"),
      auth: {
        databaseUrl: databaseUrl(env.ports.database, "supabase_auth_admin"),
        send: createSignInMail(readMail(functionEnvironment(env))),
        url: `${env.gatewayUrl}/auth/v1`,
        redirects: [...env.studioOrigins, ...env.siteOrigins],
        dev: { email: localStaff.email, page: `${env.studioUrl}/demandes` },
      },
      origins: [...env.siteOrigins, ...env.studioOrigins],
      addressOf: (name) => functions?.addressOf(name),
      health: () => functions && { database: database.pid(), ...functions.pids() },
    }),
  );
  functions = use(await startFunctionProcesses({ dataDir: env.dataDir, log, env: functionEnvironment(env) }));
  use(
    startSchedule({
      gatewayUrl: env.gatewayUrl,
      databasePort: env.ports.database,
      sweepSeconds: env.sweepSeconds,
    }),
  );

  log(`Supabase local : ${env.gatewayUrl} (fonctions : ${functions.names.join(", ")})`);
  log(`Demandes, connexion de développement (${localStaff.email}) : ${env.gatewayUrl}/sign-in`);
  if (!env.smtpHost) log(`Boîte aux lettres : http://localhost:${env.ports.mailbox}`);
}

async function stop() {
  for (const service of started.splice(0).toReversed()) await service.stop();
}

let stopping: Promise<void> | undefined;
function stopOnce(code: number) {
  stopping ??= stop().finally(() => process.exit(code));
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopOnce(0));
process.on("unhandledRejection", (error) => {
  console.error(error);
  stopOnce(1);
});

await start().catch((error: Error) => {
  console.error(error.message);
  stopOnce(1);
});
