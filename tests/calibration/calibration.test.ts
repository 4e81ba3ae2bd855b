import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { randomOf } from '../kit/random';
import { falseAlarmsOfRun, limits, MAX_FALSE_RUNS, type Measured, meets, type Row, shareOf } from './rows';
import { thresholdTable } from './thresholds';

/** Set by `npm run calibrate`: the seed of a whole calibration, whose results are written to `tests/calibration.md`. */
const seed = process.env.CALIBRATION_SEED;
/** Share of the cases without a seed. */
const PART = process.env.ASSAY_RUNS === 'all' ? 0.1 : 0.04;

const files = import.meta.glob<{ default: readonly Row[] }>('../checks/*/*.rows.ts', { eager: true });
const rows = Object.values(files).flatMap((file) => file.default);
const results: [Row, Measured][] = [];

describe('calibration', () => {
  it.each(rows.map((row) => [`${row.check}: ${row.detector}, ${row.kind}: ${row.cases}`, row] as const))(
    '%s',
    { timeout: 600_000 },
    (_, row) => {
      const cases = seed ? row.count : Math.ceil(row.count * (row.part ?? PART));
      const random = randomOf(Number(seed ?? 1));
      let counted = 0;
      for (let i = 0; i < cases; i++) if (row.run(random)) counted += 1;
      const measured = shareOf(counted, cases);
      results.push([row, measured]);
      expect(meets(row, measured, Boolean(seed)), `${counted} of ${cases}, limits ${limits[row.kind]}`).toBe(true);
    },
  );
});

afterAll(() => {
  if (!seed) return;
  const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 2 : 1)} %`;
  const lines = results.map(
    ([row, { counted, cases, share, low, high }]) =>
      `| ${row.check} | ${row.detector} | ${row.kind} | ${row.cases} | ${counted} of ${cases} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${row.source} |`,
  );
  const falseAlarms = falseAlarmsOfRun(results);
  const head = `# Calibration

Written by \`npm run calibrate -- ${seed}\`: what each detector says of populations of healthy hands and hardware, and of planted faults. \`healthy\`: share of false alarms, upper limit at most ${percent(limits.healthy[1])}. \`fault\`: share found, at least ${percent(limits.fault[0])}. \`covered\`: share of cases whose ± covers the truth, ${percent(limits.covered[0])} to ${percent(limits.covered[1])}. \`undecided\`: needless 'Cannot tell', at most ${percent(limits.undecided[1])}. Intervals: 95 %, Wilson.

A Full run accuses ${percent(falseAlarms)} of healthy devices, at most ${percent(MAX_FALSE_RUNS)}: of each detector the population with the most false alarms, detectors taken as independent.

| Test | Detector | Kind | Cases | Counted | Share | Interval | Source |
| --- | --- | --- | --- | --- | --- | --- | --- |
`;
  writeFileSync(new URL('../calibration.md', import.meta.url), `${head}${lines.join('\n')}\n\n${thresholdTable()}\n`);
  expect(falseAlarms).toBeLessThanOrEqual(MAX_FALSE_RUNS);
});
