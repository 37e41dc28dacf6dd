import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["{app,server,local}/**/*.test.{ts,tsx}"] } });
