import { describe, expect, it } from 'vitest';
import { panelPlace, zoneName } from '../../../../content/verdicts/touch';
import { reasonOf } from '../../../../machines/touch/touch';
import type { ContactLoss, TouchSnapshot } from '../../../../measure/touch/snapshot';
import { boxOf, untouchedZones } from '../../../../measure/touch/untouched-zones';
import { drawn, from, hole, lower, partOf } from './grids';

const verdictOfZones = (snapshot: TouchSnapshot) => partOf('zones', { snapshot })?.verdict;
const names = (snapshot: TouchSnapshot) => untouchedZones(snapshot).map((zone) => zoneName(zone, snapshot));
const edge = '########## ########.. ########.. ########.. ########## ##########';
const tall = '####.. ####.. ####.. ####.. ####.. ####..';

describe('zones', () => {
  it('hang together by edges and corners, the largest first', () => {
    expect(names(drawn('..######## ..######## ##.####### ########## #######.## ##########'))).toEqual([
      'upper left corner, 3 × 3 cells, 5 of them untouched',
      'lower right, 1 × 1 cell',
    ]);
  });

  it.each([
    [edge, 'right edge, 2 × 3 cells'],
    [hole, 'center, 2 × 2 cells'],
    [lower, 'bottom edge, 10 × 3 cells'],
    ['.... #### ####', 'top edge, 4 × 1 cells'],
    ['.### .### .###', 'left edge, 1 × 3 cells'],
    ['#### .... ####', 'across the width, 4 × 1 cells'],
    ['#..# #..# #..#', 'across the height, 2 × 3 cells'],
    ['#### #### ###.', 'lower right corner, 1 × 1 cell'],
    ['#..# #### ####', 'top edge, 2 × 1 cells'],
    ['.... .... ....', 'whole panel, 4 × 3 cells'],
  ])('%s is named %s', (picture, name) => {
    expect(names(drawn(picture))).toEqual([name]);
  });

  const across = from(3, 2).over(6, 2);
  const two = hole.replace('#', '.');
  const apart = (row: number) => from(3, row).over(5, row);
  it.each([
    ['a hole that was left out', hole, [], 'inconclusive', null],
    ['one gap', hole, [across], 'inconclusive', 'once, which proves nothing'],
    ['two gaps in the last hole', hole, [across, across], 'warning', 'twice, which proves nothing'],
    ['two gaps in one of two holes', two, [across, across], 'inconclusive', 'twice, which proves nothing'],
    ['three gaps', hole, [across, across, across], 'fail', 'three times'],
    ['a gap from the other side', hole, [across, across, from(6, 3).over(3, 3)], 'fail', 'three times'],
    ['a contact that ended and returned', hole, Array(3).fill(from(3, 2).back(6, 2)), 'fail', 'three times'],
    ['ends in motion', hole, Array(9).fill(from(3, 2).to(4, 2)), 'inconclusive', null],
    ['a mouse that painted it', hole.replaceAll('.', 'o'), [across, across, across], 'fail', 'three times'],
    ['gaps at two places', tall, [apart(0), apart(3)], 'inconclusive', 'once, which proves nothing'],
    ['gaps elsewhere', edge, Array(3).fill(from(6, 2).over(2, 2)), 'inconclusive', null],
  ])('are judged by the gaps at one place: %s', (_, picture, losses, verdict, times) => {
    const snapshot = drawn(picture, losses);
    expect(verdictOfZones(snapshot)).toBe(verdict);
    const reason = times ? `Contact was lost here ${times}.` : 'No contact was lost here.';
    expect(untouchedZones(snapshot).map(reasonOf)[0]).toBe(reason);
  });

  /** Strokes to the right that end at the given x, with steps of 8 px. */
  const endsAt = (...xs: number[]) =>
    xs.map((x, i): ContactLoss => ({ x0: x, y0: 18 + 36 * (i % 6), x1: x + 8, y1: 18 + 36 * (i % 6), jumped: false }));
  const strip = '#########. #########. #########. #########. #########. #########.';
  it.each([
    ['all at one line', endsAt(320, 322, 318, 321, 316, 319, 320, 317, 322, 318, 321, 320), true],
    ['too few', endsAt(320, 322, 318, 321, 316, 319), false],
    ['all over', endsAt(320, 260, 300, 240, 310, 280, 290, 250, 305, 270, 230, 265), false],
    ['one in five elsewhere', endsAt(320, 322, 318, 260, 316, 319, 320, 240, 322, 318, 321, 320), true],
    [
      'one in three elsewhere',
      endsAt(320, 322, 250, 260, 316, 319, 320, 240, 322, 270, 321, 320, 319, 318, 317),
      false,
    ],
  ])('along an edge are dead where strokes toward it end at one line: %s', (_, losses, is) => {
    expect(verdictOfZones(drawn(strip, losses))).toBe(is ? 'fail' : 'inconclusive');
  });

  it('have a box in px, without the gap behind their last cell', () => {
    const boxes = [edge, hole, lower].map((picture) => {
      const snapshot = drawn(picture);
      return untouchedZones(snapshot).map((zone) => boxOf(zone, snapshot));
    });
    expect(boxes).toEqual([
      [{ x: 288, y: 36, width: 71, height: 107 }],
      [{ x: 144, y: 72, width: 71, height: 71 }],
      [{ x: 0, y: 108, width: 359, height: 107 }],
    ]);
  });

  it('name points by thirds', () => {
    expect([panelPlace(0, 0), panelPlace(0.5, 0.5), panelPlace(1, 0.5), panelPlace(0.5, 1)]).toEqual([
      'upper left',
      'center',
      'right',
      'lower middle',
    ]);
  });
});
