import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const PACKED = /\.(js|css|json|html|svg|ftl)$/;

/** Every text file of the build also as .br and .gz, so that the server packs nothing while people play. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // after Vite has put the addresses of the parts in
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!PACKED.test(fileName)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (source.length < 1024) continue;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source, quality) });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

const server = process.env.JANTAKU_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), packed()],
  test: { include: ["tests/*.test.ts"] },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { "/api": { target: server, ws: true } } },
  preview: { proxy: { "/api": { target: server, ws: true } } },
});
