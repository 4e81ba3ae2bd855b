import { describe, expect, it } from 'vitest';
import { exactnessNotes } from '../../../content/verdicts/sequence';
import { MIN_COLOR_MS } from '../../../machines/screen/evidence';
import { screenReport, uncoveredNote } from '../../../machines/screen/report';
import {
  colors,
  coveredBy,
  judgeScreen,
  kindIds,
  likelyKind,
  placeOf,
  screenSequence,
  summarize,
} from '../../../machines/screen/screen';
import type { Mark, SequenceRun, SurfaceFacts } from '../../../machines/sequence/sequence';
import { duration } from '../../../machines/time';
import { completeRun, ringCount } from '../../kit/evidence/sequence';

const surface: SurfaceFacts = {
  width: 2880,
  height: 1800,
  screenWidth: 2880,
  screenHeight: 1800,
  pixelRatio: 2,
  exactness: 'exact',
  backend: 'webgl',
};
const all = [0, 1, 2, 3, 4, 5, 6, 7];
/** Looks at each of these colors, by default for 2 s on the whole screen. */
const shown = (steps: readonly number[], ms = 2000, share = 1) => steps.map((step) => ({ step, ms, share }));
const mark = (step: number, kind: string, id = 1): Mark => ({ id, step, kind, x: 1846, y: 622 });
const startedAt = Date.UTC(2026, 10, 21, 13, 3, 18);
const run = (change: Partial<SequenceRun> = {}): SequenceRun => ({
  ...completeRun(colors),
  annotations: [ringCount(startedAt, colors)],
  surface,
  startedAt,
  finishedAt: Date.UTC(2026, 10, 21, 13, 5, 0),
  ...change,
});

describe('the screen test', () => {
  it('shows the eight colors of the specification, in order', () => {
    expect(colors.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'White #ffffff',
      'Black #000000',
      'Red #ff0000',
      'Green #00ff00',
      'Blue #0000ff',
      'Yellow #ffff00',
      'Cyan #00ffff',
      'Magenta #ff00ff',
    ]);
    expect(screenSequence.steps).toBe(colors);
  });

  it('needs half a second on each color', () => {
    const status = (ms: number) => judgeScreen(run({ looks: shown(all, ms) })).status;
    expect([status(MIN_COLOR_MS), status(MIN_COLOR_MS - 1)]).toEqual(['pass', 'inconclusive']);
  });

  it('says what was marked, for how long and on how much of the screen', () =>
    expect(summarize(run({ marks: [mark(2, 'dead'), mark(0, 'bright', 2), mark(0, 'dead', 3)] }))).toBe(
      'Three spots marked on white and red. Nothing marked on the other six colors. Each color was shown for at least 2\u202fs. 100% of the screen was covered.',
    ));

  it('counts a color as covered only where it had its time', () => {
    const rest = shown(all.slice(1));
    const window = { step: 0, ms: 5000, share: 0.49 };
    const whole = (ms: number) => ({ step: 0, ms, share: 1 });
    expect(coveredBy(run({ looks: [window, whole(60), ...rest] }))).toBe(0.49);
    expect(coveredBy(run({ looks: [window, whole(500), ...rest] }))).toBe(1);
  });

  it('calls a pixel count measured only where the surface is exact', () => {
    const source = (exactness: SurfaceFacts['exactness']) =>
      judgeScreen(run({ surface: { ...surface, exactness } })).measurements.find(({ name }) => name === 'Surface')
        ?.source;
    expect([source('exact'), source('scaled'), source('unverified')]).toEqual(['measured', 'reported', 'reported']);
  });

  it('takes a spot on black for a lit pixel and any other for an unlit one', () => {
    expect(all.map(likelyKind)).toEqual(['dead', 'stuck', 'dead', 'dead', 'dead', 'dead', 'dead', 'dead']);
    expect(kindIds).toEqual(['dead', 'stuck', 'sub-pixel', 'bright', 'uneven']);
  });

  it('names places by thirds of the screen', () => {
    const size = { width: 300, height: 300 };
    const at = (x: number, y: number) => placeOf({ x, y }, size);
    expect([at(0, 0), at(150, 0), at(299, 0)]).toEqual(['upper left', 'upper middle', 'upper right']);
    expect([at(0, 150), at(150, 150), at(299, 150)]).toEqual(['left, middle', 'center', 'right, middle']);
    expect([at(0, 299), at(150, 299), at(299, 299)]).toEqual(['lower left', 'lower middle', 'lower right']);
  });
});

describe('its report', () => {
  const report = (tested: SequenceRun, offset = 60) =>
    screenReport({
      run: tested,
      result: judgeScreen(tested),
      site: { name: 'Assay', url: 'https://assay.example/screen-test' },
      offset,
      userAgent: 'A browser',
    });

  it('holds verdict, what is missing, colors, issues with their positions, screen, coverage, date and exactness', () => {
    expect(
      report(
        run({
          looks: [...shown([0, 1, 2, 3, 4]), ...shown([5], 60), ...shown([6])],
          marks: [mark(0, 'dead'), mark(1, 'bright', 2)],
        }),
      ),
    ).toBe(
      `Assay: screen test report
https://assay.example/screen-test

Result    FAIL
          Two spots marked on white and black. Nothing marked on the other four colors. One color was shown for less than 0.5\u202fs. One color was not shown. 100% of the screen was covered.
Missing   Show each of the eight colors for at least 0.5\u202fs.
Date      2026-11-21 14:05 +01:00
Duration  0:12

Colors tested
  White    FAIL         Dead pixel at 1846, 622, center.
  Black    WARNING      Bright spot at 1846, 622, center.
  Red      PASS         Nothing marked. Shown for 2\u202fs.
  Green    PASS         Nothing marked. Shown for 2\u202fs.
  Blue     PASS         Nothing marked. Shown for 2\u202fs.
  Yellow   CANNOT TELL  Shown for 0.06\u202fs only.
  Cyan     PASS         Nothing marked. Shown for 2\u202fs.
  Magenta  NOT RUN      Not shown.

Issues found (device pixels from the upper left corner)
  1. Dead pixel on white at x 1846, y 622, center
  2. Bright spot on black at x 1846, y 622, center

Screen
  Tested    2880 × 1800 px
  Covered   100% of the screen
  Ratio     2 device pixels for one CSS pixel (reported by the browser)
  Pixels    Exact: one drawn pixel was one device pixel.
  Drawn by  WebGL
  Browser   A browser

A browser cannot see the panel. Every issue above was seen and marked by a person.
`,
    );
  });

  it('says so when nothing was marked or nothing was drawn', () => {
    expect(report(run())).toContain('  None marked.');
    expect(report(run({ surface: null }))).toContain('Unknown: the test ended before anything was drawn.');
  });

  it('admits what the test did not cover, but not a pixel lost to rounding', () => {
    expect(uncoveredNote(surface)).toBeNull();
    expect(uncoveredNote({ ...surface, width: 2879, height: 1799 })).toBeNull();
    expect(uncoveredNote({ ...surface, height: 1500 })).toBe(
      'The test covered 2880 × 1500 of 2880 × 1800 px. The rest of the screen was not tested.',
    );
    expect(report(run({ looks: shown(all, 2000, 0.833) }))).toContain('Covered   83% of the screen');
  });

  it('tells exact, scaled and unverified pixels apart', () => {
    const notes = (['exact', 'scaled', 'unverified'] as const).map((exactness) => exactnessNotes[exactness]);
    expect(notes.map((note) => note.split(':')[0])).toEqual(['Exact', 'Not exact', 'Unverified']);
  });

  it('writes local time west of Greenwich too', () => {
    expect(report(run(), -210)).toContain('Date      2026-11-21 09:35 -03:30');
  });

  it('writes durations in minutes and seconds, never below zero', () => {
    expect(duration({ startedAt: 0, finishedAt: 59_600 })).toBe('1:00');
    expect(duration({ startedAt: 0, finishedAt: 3_661_000 })).toBe('61:01');
    expect(duration({ startedAt: 5, finishedAt: 0 })).toBe('0:00');
  });
});
