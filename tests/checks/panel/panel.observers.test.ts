import { describe, expect, it } from 'vitest';
import { type ExperimentId, experimentIds } from '../../../machines/panel/experiments';
import { runs } from '../../kit/random';
import { trialTables } from './panel.populations';

/** Runs for each table. `npm run bench -- panel` uses 1,000. */
const RUNS = runs(30);
/** A table takes 0.5 s of processor time, but the processor may be busy. */
const MAX_TABLE_MS = 60_000;
/** Correct runs that a table needs. With so few runs the share varies, so it may be lower by 0.03. */
const minCorrectRuns = (share: number) => Math.floor((share - 0.03) * RUNS);

describe('simulated observers, through the machine', () => {
  it.each(trialTables.map((table) => [table.name, table] as const))(
    '%s',
    (_, table) => {
      const { row, good } = table.run(RUNS);
      console.log(row);
      expect(good).toBeGreaterThanOrEqual(minCorrectRuns(table.share));
    },
    MAX_TABLE_MS,
  );

  it('press at random in every experiment', () => {
    const random = trialTables.filter(({ name }) => name.startsWith('at random'));
    expect(random.map(({ experiment }) => experiment).sort()).toEqual([...experimentIds].sort() as ExperimentId[]);
  });
});
