import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineBoot } from './scripts/build/boot.mjs';
import { sharedChunks } from './scripts/build/chunks.mjs';
import { compileEarly } from './scripts/build/compile-early.mjs';
import { handoffOf } from './scripts/headers.mjs';
import { Sequencer } from './tests/kit/sequencer';

// Each request costs a round trip on a slow network, so the number of shared files per page is limited.
const shared = sharedChunks({ scripts: 9, sheets: 3 });

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), inlineBoot(), shared.plugin, compileEarly()],
  define: {
    __ORIGIN__: JSON.stringify(process.env.ASSAY_ORIGIN ?? 'https://assay.example'),
    __HANDOFF__: JSON.stringify(handoffOf(process.env.ASSAY_HANDOFF)?.address ?? ''),
  },
  // wouter imports a shim for React before version 18. React itself provides that function.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Skips the thousands of modules that libraries export and no module here imports.
      experimental: { lazyBarrel: true },
      // Numbers and short texts, such as labels and thresholds, without a variable between two files.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: shared.codeSplitting,
        // The home page names every file, and neither a hash nor a number compresses: 42 bits tell two builds apart.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared-') ? 'shared' : '[name]'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // The barcode reader is in a separate folder, because it has its own policy, see scripts/headers.mjs.
        entryFileNames: ({ name }) => `${name.startsWith('barcode-reader') ? 'reader' : 'assets'}/[name]-[hash].js`,
      },
    },
  },
  test: {
    include: ['tests/{bench,browser,calibration,checks,content,kit,machines,measure,renderers,ui}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/kit/seed.ts'],
    // The modules keep no global state, so test files can share a process, which saves startup time.
    isolate: false,
    sequence: { sequencer: Sequencer },
    // By default Vitest reserves a core for itself, but that core is mostly idle.
    maxWorkers: '100%',
    // Only a test or a hook that hangs takes this long. On a busy machine they have taken ten times as long as on an idle
    // one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default `expect.poll` gives up after 1 s.
    expect: { poll: { timeout: 60_000 } },
  },
});
