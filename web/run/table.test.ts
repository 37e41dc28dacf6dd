import { nothingHosted } from "functions/nothing-hosted";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readEnvironment } from "./readEnvironment.ts";
import { lakeService, siteService, supabaseService } from "./services.ts";
import { table } from "./table.ts";

beforeEach(() => {
  for (const [name, value] of Object.entries(nothingHosted)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

/** What a copy says of where all is, with these variables set. */
function said(variables: Record<string, string>): string {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const environment = readEnvironment();
  const services = [lakeService(environment), supabaseService(environment), siteService(environment, false)];
  return table(services, environment);
}

test("who starts everything on a laptop is told where the mail is read, and of nothing hosted", () => {
  const text = said({ MAIL_PORT: "8025" });
  expect(text).toMatch(/^ {2}Boîte aux lettres +http:\/\/localhost:8025$/m);
  expect(text).not.toMatch(/Contenu|E-mails/);
});

test("who starts a copy on what is hosted is told so: it is real mail that leaves, and the school's content", () => {
  const mailed = said({ SMTP_HOST: "smtp.example.com" });
  expect(mailed).toMatch(/^ {2}E-mails +partent vraiment, par smtp\.example\.com$/m);
  expect(mailed).not.toContain("Boîte aux lettres");
  const hosted = said({ SANITY_PROJECT_ID: "abc12345", SUPABASE_URL: "https://abc.supabase.co" });
  expect(hosted).toMatch(/^ {2}Contenu +projet Sanity abc12345, production$/m);
  expect(hosted).toMatch(/^ {2}Supabase +https:\/\/abc\.supabase\.co$/m);
});
