import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineBoot } from './scripts/build/boot.mjs';
import { sharedChunks } from './scripts/build/chunks.mjs';
import { compileEarly } from './scripts/build/compile-early.mjs';

// Each request costs a slow network a round trip.
const shared = sharedChunks({ scripts: 8, sheets: 3 });

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), inlineBoot(), shared.plugin, compileEarly()],
  define: {
    __ORIGIN__: JSON.stringify(process.env.ASSAY_ORIGIN ?? 'https://assay.example'),
  },
  // wouter asks for a stand-in that React before 18 needs. The package's main file is React's own.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: shared.codeSplitting,
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
    // By default one core is kept for Vitest itself, which is idle for the most part.
    maxWorkers: '100%',
    // Only what hangs takes as long. A busy machine has been seen to take ten times as long as an idle one.
    testTimeout: 60_000,
  },
});
