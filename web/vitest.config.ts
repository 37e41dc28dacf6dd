import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["{app,server,run,checks}/**/*.test.{ts,tsx}"] } });
