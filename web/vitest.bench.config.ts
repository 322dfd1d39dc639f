import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["bench/*.ts"],
    testTimeout: 300_000,
  },
});
