import { afterEach, expect, test, vi } from "vitest";
import { readEnvironment } from "./environment.ts";

afterEach(() => vi.unstubAllEnvs());

test("an empty variable is one that is not set", () => {
  for (const name of [
    "SUPABASE_PORT",
    "DB_PORT",
    "MAIL_PORT",
    "SMTP_PORT",
    "SMTP_HOST",
    "DATA_DIR",
    "SWEEP_SECONDS",
  ])
    vi.stubEnv(name, "");
  const { ports, smtpHost, dataDir, sweepSeconds } = readEnvironment();
  expect(ports).toEqual({ gateway: 54321, database: 54322, mailbox: 54324, smtp: 54325 });
  expect({ smtpHost, sweepSeconds }).toEqual({ smtpHost: undefined, sweepSeconds: 20 });
  expect(dataDir).toMatch(/\.data$/);
});

test.each([
  ["SMTP_PORT", "70000", "un port entre 1 et 65535"],
  ["DB_PORT", "abc", "un port entre 1 et 65535"],
  ["SWEEP_SECONDS", "souvent", "un nombre de secondes"],
])("a wrong %s is named in French", (variable, value, said) => {
  vi.stubEnv(variable, value);
  expect(() => readEnvironment()).toThrow(
    `Variable d’environnement incorrecte : ${variable} (${said}). Voir functions/.env.example.`,
  );
});
