import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2, // each file has a server, a folder and a browser of its own
  },
});
