import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Every game is dealt anew. Where a test fails it is told, and tried once with another deal: what
    // fails twice was not the deal.
    retry: 1,
    maxWorkers: 2, // each file has a server, a folder and a browser of its own
  },
});
