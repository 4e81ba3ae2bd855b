import { counted } from '../words';
import { figureOf, type Missed, marginOf, missedWords, type Rate } from './refresh-rate';
import { rule } from './rule';

/** Words of the motion blur test's verdicts. @param missed the largest share of frames that may be missed */
export const evidenceTexts = (frames: number, missed: number) => ({
  motion: rule(
    'Trailing edges and frames',
    `Watch at least ${frames} frames (${frames / 60} seconds at 60 Hz), at most ${100 * missed}% of them missed. Then answer.`,
    'Run Again',
  ),
});

/** Names of the parts and of the figures. */
export const parts = { edges: 'Trailing edges', frames: 'Frames' } as const;
export const settings = { speed: 'Speed', view: 'View', path: 'Path', colors: 'Colors' } as const;
export const figures = { seen: 'Frames seen', persistence: 'Persistence' } as const;

export const say = {
  /** What the person saw at the trailing edges. */
  seen: {
    clean: 'You saw clean edges.',
    trail: 'You saw a trail behind the objects: the pixels change slowly.',
    halo: 'You saw a bright or dark halo behind the objects: the overdrive is set too high.',
  },
  early: (frames: number) => `You answered after ${counted(frames, 'frame')}.`,
  tooFew: (frames: number, least: number) => `Only ${counted(frames, 'frame')} of at least ${least}.`,
  noRate: 'The rate is not known.',
  frames: (reading: Rate & Missed) => `${figureOf(reading)} ± ${marginOf(reading)} Hz, ${missedWords(reading)}.`,
  dropped: 'The browser or the computer dropped them, not the panel. Close other programs and run again.',
} as const;
