// @ts-check
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Writes machines/README.md from the machines. Vite loads them, because this version of Node reads no TypeScript. */
const file = fileURLToPath(new URL('../tests/harness/machines-readme.ts', import.meta.url));
const { module } = await runnerImport(file);
await writeFile(new URL('../machines/README.md', import.meta.url), module.machinesReadme());
console.log('Wrote machines/README.md');
