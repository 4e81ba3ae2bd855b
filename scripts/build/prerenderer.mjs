// @ts-check
import { build } from 'vite';

/** Builds the program that renders the pages into a folder. It is a process of its own, so that it uses another core. */
const [, , outDir = ''] = process.argv;
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir,
    manifest: false,
    copyPublicDir: false,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  // Bundled, so that the prerenderer runs in any folder.
  ssr: { noExternal: true },
});
