// @ts-check
import { importModule } from './bench-page.mjs';

/** Simulated observers per table. */
const RUNS = 1000;

/**
 * Runs simulated observers with simulated panels through the panel test's machine: the share of right figures.
 */
export async function benchPanel() {
  const { trialTables } = /** @type {typeof import('../checks/panel/panel.populations')} */ (
    await importModule('../checks/panel/panel.populations.ts')
  );
  const lines = trialTables.map(({ run, share }) => {
    const { row, good } = run(RUNS);
    return `${good >= share * RUNS ? 'ok ' : 'LOW'} ${row}`;
  });
  const body = `## Panel test\n\n${RUNS} simulated observers of each kind, share of figures that are right.\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
  console.log(`\n${body}`);
  return { body };
}
