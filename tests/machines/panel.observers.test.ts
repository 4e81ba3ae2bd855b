import { describe, expect, it } from 'vitest';
import { type ExperimentId, experimentIds } from '../../machines/panel/experiments';
import { trialTables } from './panel.populations';

/** Runs of each table. `npm run bench -- panel` takes 1,000. */
const RUNS = 30;
/** A table takes half a second of a processor, which others may keep busy. */
const MAX_TABLE_MS = 60_000;
/** Right runs that a table needs: few runs scatter, so that a share may seem lower by three hundredths. */
const least = (share: number) => Math.floor((share - 0.03) * RUNS);

describe('simulated observers, through the machine', () => {
  it.each(trialTables.map((table) => [table.name, table] as const))(
    '%s',
    (_, table) => {
      const { row, good } = table.run(RUNS);
      console.log(row);
      expect(good).toBeGreaterThanOrEqual(least(table.share));
    },
    MAX_TABLE_MS,
  );

  it('press at random in every experiment', () => {
    const random = trialTables.filter(({ name }) => name.startsWith('at random'));
    expect(random.map(({ experiment }) => experiment).sort()).toEqual([...experimentIds].sort() as ExperimentId[]);
  });
});
