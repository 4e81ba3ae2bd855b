import { describe, expect, it } from 'vitest';
import { builtInProfiles, type Profile } from '../../content/profiles';
import { type Inspection, newInspection } from '../../machines/inspection/inspection';
import { minutesOf, secondsOf, usualTimes } from '../../src/inspection/start/usual-times';
import { foundBy } from '../machines/inspection.model';

const [quick] = builtInProfiles as readonly [Profile];

/** A run in which the screen test was open for `tookMs` in total, `runs` times. */
function ran(tookMs: number, runs = 1, hasResult = true): Inspection {
  const inspection = newInspection('one', quick);
  return {
    ...inspection,
    entries: inspection.entries.map((entry) =>
      entry.check === 'screen' ? { ...entry, runs, tookMs, result: hasResult ? foundBy('screen') : null } : entry,
    ),
  };
}

describe('how long a test usually takes', () => {
  it('is the middle of what it took in this browser', () => {
    expect(secondsOf('screen', usualTimes([ran(20_000), ran(90_000), ran(31_400)]))).toBe(31);
  });

  it('leaves out tests that were opened again, or that came to no result', () => {
    expect(usualTimes([ran(20_000, 2), ran(30_000, 1, false)])).toEqual({});
  });

  it('is what it takes on the whole where nobody has run it yet', () => {
    expect(secondsOf('screen', {})).toBe(70);
  });
});

it('how long a profile takes is what it says, else the sum of its tests without those that wait for a finding', () => {
  expect(minutesOf(quick)).toBe(3);
  const tests = [
    { check: 'screen', isRequired: true },
    { check: 'pixel-repair', isRequired: false, onlyAfter: 'SCR-STUCK' },
  ] as const;
  expect(minutesOf({ ...quick, minutes: null, tests })).toBe(2);
});
