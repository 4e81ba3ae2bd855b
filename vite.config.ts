import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const tests = readdirSync(new URL('src/checks', import.meta.url));

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: {
    __ORIGIN__: JSON.stringify(process.env.ASSAY_ORIGIN ?? 'https://assay.example'),
  },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Groups name their chunks by all pages that share them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          // Each request costs a slow network a round trip. What every page is styled by is one file.
          groups: [
            { name: 'style', test: /\/src\/(?:(?:ui|theme)\/.+|[^/]+|checks\/[^/]+\/illustration)\.css/ },
            // The entry itself stays out, because the manifest finds it by its own chunk.
            { name: 'app', tags: ['$initial'], test: /^(?!.*(?:main\.tsx|index\.html)$)/ },
            // What three in four tests share is many small modules: those that the same pages use come in one file.
            {
              name: 'check',
              test: /\/src\/(?:ui|browser)\//,
              minShareCount: Math.ceil(0.75 * tests.length),
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // A folder of its own for what has a policy of its own, see scripts/headers.mjs.
        entryFileNames: ({ name }) => `${name.startsWith('barcode-reader') ? 'reader' : 'assets'}/[name]-[hash].js`,
      },
    },
  },
  test: {
    include: ['tests/{bench,content,harness,measure,machines,renderers,browser,ui}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The units keep nothing outside themselves, and one process for many files starts once.
    isolate: false,
  },
});
