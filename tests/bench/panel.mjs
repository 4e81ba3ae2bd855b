// @ts-check
import { importModule } from './bench-page.mjs';

/** Simulated observers per table. */
const RUNS = 1000;

/**
 * Runs simulated observers with simulated panels through the panel test's machine. Prints the share of right figures.
 */
export async function benchPanel() {
  const { trialTables } = /** @type {typeof import('../checks/panel/panel.populations')} */ (
    await importModule('../checks/panel/panel.populations.ts')
  );
  console.log(`\nPanel test: ${RUNS} simulated observers of each kind, share of figures that are right`);
  for (const { run, share } of trialTables) {
    const { row, good } = run(RUNS);
    console.log(`  ${good >= share * RUNS ? 'ok ' : 'LOW'} ${row}`);
  }
}
