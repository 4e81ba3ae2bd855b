import { describe, expect, it } from 'vitest';
import {
  colors,
  judgeScreen,
  kindIds,
  likelyKind,
  placeOf,
  screenSequence,
  summarize,
  verdictOf,
} from '../../machines/screen/screen';
import { exactnessNote, screenReport, uncoveredNote } from '../../machines/screen/screen.report';
import type { Mark, SequenceRun, SurfaceFacts } from '../../machines/sequence/sequence';
import { duration } from '../../machines/time';

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
const mark = (step: number, kind: string, id = 1): Mark => ({ id, step, kind, x: 1846, y: 622 });
const run = (change: Partial<SequenceRun> = {}): SequenceRun => ({
  steps: colors,
  seen: all,
  marks: [],
  remarks: [],
  surface,
  startedAt: Date.UTC(2026, 10, 21, 13, 3, 18),
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

  it('passes when all eight were seen and nothing was marked', () => {
    expect(judgeScreen(run())).toMatchObject({ status: 'pass', fineness: { passed: 8, run: 8 } });
  });

  it('warns when a color was not seen', () => {
    expect(judgeScreen(run({ seen: [0, 1, 2] }))).toMatchObject({ status: 'warning', fineness: { passed: 3, run: 8 } });
  });

  it.each(['bright', 'uneven'])('warns of marks that are all %s', (kind) => {
    expect(judgeScreen(run({ marks: [mark(1, kind)] })).status).toBe('warning');
  });

  it.each(['dead', 'stuck', 'sub-pixel'])('fails for a %s mark, even beside colors not seen', (kind) => {
    expect(judgeScreen(run({ marks: [mark(0, kind), mark(1, 'bright', 2)] })).status).toBe('fail');
    expect(judgeScreen(run({ seen: [0], marks: [mark(0, kind)] })).status).toBe('fail');
  });

  it('judges each color by its own marks', () => {
    const marked = run({ seen: [0, 1, 2], marks: [mark(0, 'dead'), mark(1, 'uneven', 2)] });
    expect(all.map((step) => verdictOf(marked, step))).toEqual([
      'fail',
      'warning',
      'pass',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('says what was marked and what was not shown', () => {
    expect(summarize(run())).toBe('Nothing marked on any of the eight colors.');
    expect(summarize(run({ seen: [0, 1] }))).toBe('Nothing marked on two colors. Six colors were not shown.');
    expect(summarize(run({ marks: [mark(2, 'dead'), mark(0, 'bright', 2), mark(0, 'dead', 3)] }))).toBe(
      'Three spots marked on white and red. Nothing marked on the other six colors.',
    );
    expect(summarize(run({ seen: [0], marks: [mark(0, 'dead')] }))).toBe(
      'One spot marked on white. Seven colors were not shown.',
    );
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
  const report = (tested: SequenceRun) =>
    screenReport({
      run: tested,
      result: judgeScreen(tested),
      site: { name: 'Assay', url: 'https://assay.example/screen-test' },
      offset: 60,
      userAgent: 'A browser',
    });

  it('holds colors, issues with their positions, screen, ratio, date and exactness', () => {
    expect(report(run({ seen: [0, 1, 2, 3, 4, 5, 6], marks: [mark(0, 'dead'), mark(1, 'bright', 2)] }))).toBe(
      `Assay: screen test report
https://assay.example/screen-test

Result    FAIL
          Two spots marked on white and black. Nothing marked on the other five colors. One color was not shown.
Date      2026-11-21 14:05 +01:00
Duration  1:42

Colors tested
  White    FAIL
  Black    WARNING
  Red      PASS
  Green    PASS
  Blue     PASS
  Yellow   PASS
  Cyan     PASS
  Magenta  NOT SHOWN

Issues found (device pixels from the upper left corner, as marked by the person)
  1. Dead pixel on white at x 1846, y 622, center
  2. Bright spot on black at x 1846, y 622, center

Screen
  Tested    2880 × 1800 px
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
    expect(report(run({ surface: null }))).toContain('Not known: the test ended before it was drawn.');
  });

  it('admits what the test did not cover, but not a pixel lost to rounding', () => {
    expect(uncoveredNote(surface)).toBeNull();
    expect(uncoveredNote({ ...surface, width: 2879, height: 1799 })).toBeNull();
    expect(uncoveredNote({ ...surface, height: 1500 })).toBe(
      'The test covered 2880 × 1500 of 2880 × 1800 px. The rest of the screen was not tested.',
    );
    expect(report(run({ surface: { ...surface, height: 1500 } }))).toContain('Note      The test covered 2880 × 1500');
  });

  it('tells exact, scaled and unverified pixels apart', () => {
    const notes = (['exact', 'scaled', 'unverified'] as const).map((exactness) =>
      exactnessNote({ ...surface, exactness }),
    );
    expect(notes.map((note) => note.split(':')[0])).toEqual(['Exact', 'Not exact', 'Unverified']);
  });

  it('writes local time west of Greenwich too', () => {
    const west = screenReport({
      run: run(),
      result: judgeScreen(run()),
      site: { name: 'Assay', url: '' },
      offset: -210,
      userAgent: '',
    });
    expect(west).toContain('Date      2026-11-21 09:35 -03:30');
  });

  it('writes durations in minutes and seconds, never below zero', () => {
    expect(duration({ startedAt: 0, finishedAt: 59_600 })).toBe('1:00');
    expect(duration({ startedAt: 0, finishedAt: 3_661_000 })).toBe('61:01');
    expect(duration({ startedAt: 5, finishedAt: 0 })).toBe('0:00');
  });
});
