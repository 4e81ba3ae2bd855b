// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Simulated observers per table. */
const RUNS = 1000;

/**
 * Runs simulated observers with simulated panels through the panel test's machine. Prints the share of right figures.
 */
export async function benchPanel() {
  const file = fileURLToPath(new URL('../machines/panel.populations.ts', import.meta.url));
  const { module } = await runnerImport(file);
  console.log(`\nPanel test: ${RUNS} simulated observers of each kind, share of figures that are right`);
  for (const { run, share } of module.trialTables) {
    const { row, good } = run(RUNS);
    console.log(`  ${good >= share * RUNS ? 'ok ' : 'LOW'} ${row}`);
  }
}
