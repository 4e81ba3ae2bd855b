import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** One chunk for each set of pages, merged with its nearest while it has fewer bytes of source. */
const mergedBelow = (bytes: number) => ({ entriesAware: true, entriesAwareMergeThreshold: bytes });

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
            // Many pages share many small modules. What the same pages use comes in one file, small files are merged.
            { name: 'page', test: /\/src\/(?:pages|ui\/layout)\//, minShareCount: 2, ...mergedBelow(4000) },
            // What draws is shared with the picture on the home page, which must not load more than it draws with.
            { name: 'drawing', test: /\/(?:renderers\/(?!pixi)|measure\/)/, minShareCount: 2, ...mergedBelow(800) },
            { name: 'machine', test: /xstate|\/machines\//, minShareCount: 9, ...mergedBelow(10_000) },
            {
              name: 'common',
              test: /^(?!.*(?:pixi|\/renderers\/|\/results\/))/,
              minShareCount: 9,
              ...mergedBelow(10_000),
            },
            { name: 'check', test: /^(?!.*(?:pixi|\/renderers\/))/, minShareCount: 3, ...mergedBelow(4000) },
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
    include: ['tests/{content,harness,measure,machines,renderers,browser,ui}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The units keep nothing outside themselves, and one process for many files starts once.
    isolate: false,
  },
});
