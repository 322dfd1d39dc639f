import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./tools/icons.ts";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    // The server and the wheel carry the built page.
    outDir: "../src/backroom/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, which a strict CSP forbids
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files lie beside the Python sources
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: { include: ["test/**/*.test.ts"] },
});
