import type { Environment } from "./readEnvironment.ts";
import type { Service } from "./services.ts";

type Row = Service["addresses"][number];

/** What is where once all runs: what was started here, and what is hosted and could be taken for it. */
export function table(services: Service[], environment: Environment): string {
  const rows = [...services.flatMap((service) => service.addresses), ...hosted(environment)];
  const width = Math.max(...rows.map(([title]) => title.length));
  return [
    "",
    ...rows.map(([title, address]) => `  ${title.padEnd(width)}  ${address}`),
    "",
    "Ctrl-C arrête tout.",
    "",
  ].join("\n");
}

function hosted({ SANITY_PROJECT_ID, SANITY_DATASET, SUPABASE_URL, SMTP_HOST }: Environment): Row[] {
  const rows: Row[] = [];
  if (SANITY_PROJECT_ID) rows.push(["Contenu", `projet Sanity ${SANITY_PROJECT_ID}, ${SANITY_DATASET}`]);
  if (SUPABASE_URL) rows.push(["Supabase", SUPABASE_URL]);
  else if (SMTP_HOST) rows.push(["E-mails", `partent vraiment, par ${SMTP_HOST}`]);
  return rows;
}
