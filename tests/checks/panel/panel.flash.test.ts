import { describe, expect, it } from 'vitest';
import { type ExperimentId, experimentIds } from '../../../machines/panel/experiments';
import { gray, type Patches, type Picture, plainGround } from '../../../machines/panel/picture';
import { codeOfLevel } from '../../../measure/panel/fine';
import { panelPattern } from '../../../renderers/panel/panel.pattern';
import { panelValues } from '../../../renderers/panel/panel.values';
import { type Frame, findFlashes } from '../../flash/flash';
import { type Responder, runOf } from './panel.observer';

/** The screen in cells of 40 × 40 CSS px, so that lines and squares of the picture are averaged. */
const COLUMNS = 32;
const ROWS = 20;
/** Width and height of a cell in device px. */
const CELL = 8;
const CELL_AREA = 40 * 40;

const linear = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** A 10-bit picture in the nearest 8-bit codes: quarter-code steps are no flash, and larger ones keep their size. */
function inCodes(picture: Picture): Picture {
  if (picture.kind !== 'fine') return picture;
  const grayOf = (level: number) => gray(codeOfLevel(level));
  const { field, patches, ...layout } = picture;
  const codes = patches.map(grayOf) as unknown as Patches;
  return { ...layout, kind: 'quarters', field: plainGround(grayOf(field)), patches: codes };
}

function frameOf(picture: Picture, time: number): Frame {
  const values = panelValues(inCodes(picture));
  const [red, green, blue] = [16, 8, 0].map((shift) =>
    Float32Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
      const left = (cell % COLUMNS) * CELL;
      const top = Math.floor(cell / COLUMNS) * CELL;
      let sum = 0;
      for (let y = 0; y < CELL; y++) {
        for (let x = 0; x < CELL; x += 4) {
          const color = panelPattern.colorAt(left + x, top + y, COLUMNS * CELL, ROWS * CELL, values);
          sum += linear[(color >> shift) & 255] ?? 0;
        }
      }
      return sum / (CELL * (CELL / 4));
    }),
  ) as [Float32Array, Float32Array, Float32Array];
  return { time, red, green, blue };
}

/** The frames while a person answers each question after 1 ms, for the first 16 questions. */
function fastest(experiment: ExperimentId): Frame[] {
  const frames: Frame[] = [];
  const see = (picture: Picture, at: number) => {
    if (frames.length < 2 * 16) frames.push(frameOf(picture, at));
  };
  const respond: Responder = ({ mode, place }) =>
    mode === 'choose' ? { answer: place ?? 'none' } : mode === 'match' ? { code: 186 } : 'next';
  runOf(experiment, 11, respond, { isFast: true, see });
  return frames;
}

describe('nothing flashes beyond the limit, however fast somebody answers', () => {
  // Pictures brighter than white use another renderer, and change at the same rate.
  it.each(experimentIds.filter((id) => id !== 'hdr'))('%s', (experiment) => {
    const frames = fastest(experiment);
    expect(frames.length).toBeGreaterThan(10);
    expect(findFlashes(frames, { cellArea: CELL_AREA })).toEqual([]);
  });

  it('would be found without the mask between two pictures', () => {
    const frames = fastest('bits').map((frame, i) => ({ ...frame, time: i * 60 }));
    expect(findFlashes(frames, { cellArea: CELL_AREA })).not.toEqual([]);
  });
});
