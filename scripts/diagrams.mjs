// @ts-check
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Draws each machine in its folder's README. Vite loads the machines, because this version of Node cannot run
 * TypeScript.
 */
const file = fileURLToPath(new URL('../tests/kit/machines.ts', import.meta.url));
const { module } = await runnerImport(file);
const folder = new URL('../machines/', import.meta.url);
/** @type {readonly (readonly [path: string, text: string])[]} */
const diagrams = module.diagrams();
await Promise.all(diagrams.map(([path, text]) => writeFile(new URL(path, folder), text)));
console.log(`Wrote ${diagrams.length} diagrams into machines/`);
