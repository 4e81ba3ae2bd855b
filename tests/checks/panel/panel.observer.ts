import { initialTransition, transition } from 'xstate';
import type { Ask, Question } from '../../../machines/panel/experiment';
import type { ExperimentId, Finished } from '../../../machines/panel/experiments';
import type { PanelEvent } from '../../../machines/panel/panel.events';
import { MASK_MS, panelMachine } from '../../../machines/panel/panel.machine';
import { maskOf, type Picture } from '../../../machines/panel/picture';
import type { CheckResult } from '../../../machines/result';
import { BURN_MS } from '../../../measure/panel/afterimage';
import type { Blemish } from '../../../measure/panel/evenness';
import type { Answer } from '../../../measure/panel/trials';
import { normal, type Random, randomOf } from '../../kit/random';

export const saidConditions: readonly PanelEvent[] = [
  { type: 'CONDITION', name: 'light', value: 'dim' },
  { type: 'CONDITION', name: 'brightness', value: 'usual' },
  { type: 'CONDITION', name: 'nightLight', value: 'off' },
  { type: 'CONDITION', name: 'hdr', value: 'off' },
  { type: 'DISTANCE', value: 60 },
];

/** How a panel shows codes. */
export interface Panel {
  /** Relative luminance of one channel, 0 to 1, for a code of 0 to 255. */
  readonly light: (code: number) => number;
  /** Whether a code of one channel visibly alternates between two shades (temporal dithering). */
  readonly crawls: (code: number) => boolean;
  readonly gamma: number;
}

const still = (share: (code: number) => number, gamma = 2.2): Panel => ({
  light: (code) => share(code) ** gamma,
  crawls: () => false,
  gamma,
});
/** Shows what is between two shades as a mixture of them. */
const mixing = (share: number, below: number, above: number, gamma: number) =>
  (1 - share) * below ** gamma + share * above ** gamma;

/** All 256 shades. */
export const eightBit = (gamma?: number) => still((code) => code / 255, gamma);
/** 64 shades: the two lowest bits are truncated. */
export const sixBit = (gamma?: number) => still((code) => Math.floor(code / 4) / 63, gamma);
/** 64 shades dithered to 253: no shade is above the highest to mix it with. `isTemporal` alternates them in time. */
export const mixed = (gamma = 2.2, isTemporal = false): Panel => ({
  light: (code) => {
    const shade = Math.floor(code / 4);
    return mixing(shade === 63 ? 0 : (code % 4) / 4, shade / 63, Math.min(63, shade + 1) / 63, gamma);
  },
  crawls: (code) => isTemporal && code < 252 && code % 4 !== 0,
  gamma,
});

/** 1,024 shades. A fractional code is rounded to the nearest shade. */
export const tenBit = (gamma?: number) => still((code) => Math.round((code / 255) * 1023) / 1023, gamma);
/** All 256 shades. A fractional code is rounded to the nearest shade. */
export const rounding = (gamma?: number) => still((code) => Math.round(code) / 255, gamma);
/** All 256 shades. A fractional code is truncated to the lower shade. */
export const truncating = (gamma?: number) => still((code) => Math.floor(code) / 255, gamma);
/** All 256 shades. A fractional code is dithered between two of them. `isTemporal` alternates them in time. */
export const dithering = (gamma = 2.2, isTemporal = false): Panel => ({
  light: (code) => {
    const below = Math.floor(code);
    return mixing(code - below, below / 255, (below + 1) / 255, gamma);
  },
  // If one of the two shades is shown rarely, nobody sees the alternation.
  crawls: (code) => isTemporal && Math.abs(code - Math.floor(code) - 0.5) < 0.3,
  gamma,
});

/** Clips the darkest and the brightest codes, as with a limited-range signal. */
export const clipped = (codes: number) => still((code) => Math.min(1, Math.max(0, (code - codes) / (255 - 2 * codes))));

/** A simulated observer. */
export interface Eye {
  /** The difference that is seen in half of all looks, in codes of an 8-bit panel, by channel (3 is gray). */
  readonly thresholds: readonly [number, number, number, number];
  readonly steepness: number;
  /** Lapse rate: share of answers that are given without looking. */
  readonly lapse: number;
  /** If nothing was seen: share of cases in which the observer says so. In the rest, the observer guesses. */
  readonly honesty: number;
  /** Standard deviation of a comparison of two luminances, in codes. */
  readonly noise: number;
  /** Factor on all thresholds when looking from the side. */
  readonly side: number;
  /** The brightest level that still looks brighter than the one before, as a multiple of white. */
  readonly headroom: number;
  /** Whether the observer sees an afterimage of a picture. */
  readonly seesTrace: boolean;
  /** Places of the panel that look lighter on every field. */
  readonly stains: readonly number[];
}

export const goodEye: Eye = {
  thresholds: [0.6, 0.6, 0.6, 0.6],
  steepness: 3.5,
  lapse: 0.03,
  honesty: 0,
  noise: 4,
  side: 1.5,
  headroom: 4,
  seesTrace: false,
  stains: [],
};

/** Observers differ: they see steps of one code in 79 to 100% of all looks, and give 3% of answers without looking. */
export const anyEye = (chance: Random): Eye => ({
  ...goodEye,
  thresholds: [0, 1, 2, 3].map(() => 0.5 * Math.exp(0.15 * normal(chance))) as unknown as Eye['thresholds'],
  steepness: 2.5 + 2 * chance(),
});

/** Answers the machine's questions. `isAside` means that the person sits to the side. */
export type Responder = (question: Question, isAside: boolean, chance: Random) => Reaction;
type Reaction =
  | { readonly answer: Answer }
  | { readonly code: number }
  | { readonly marks: readonly { readonly place: number; readonly kind: Blemish }[] }
  | 'next';

const codesOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;
const anyQuarter = (chance: Random) => Math.floor(4 * chance()) as Answer;

/** An observer who looks at a panel. Knows what is drawn, but not where the machine put the difference. */
export function lookingAt(panel: Panel, eye: Eye): Responder {
  let retained: Answer = 'none';
  return ({ mode, ask, picture }, isAside, chance) => {
    if (picture.kind === 'checker') retained = picture.quarter;
    if (mode === 'move' || mode === 'wait') return 'next';
    if (ask === 'trace' && eye.seesTrace) return { answer: retained };
    if (mode === 'match') return { code: byHand(picture, panel, eye, chance) };
    if (mode === 'mark') return { marks: seenPlaces(picture, eye, chance) };
    if (chance() < eye.lapse) return { answer: anyQuarter(chance) };
    if (ask === 'nearest') return { answer: nearest(picture, panel, eye, chance) };
    const seen = quarters.filter((quarter) => chance() < seenShare(ask, picture, quarter, panel, eye, isAside));
    if (seen.length > 0) return { answer: seen[Math.floor(chance() * seen.length)] as Answer };
    return { answer: chance() < eye.honesty ? 'none' : anyQuarter(chance) };
  };
}

const quarters = [0, 1, 2, 3] as const;

function seenShare(ask: Ask, picture: Picture, quarter: number, panel: Panel, eye: Eye, isAside: boolean): number {
  if (picture.kind === 'bright') {
    const shown = picture.times.map((times) => Math.min(times, eye.headroom));
    return (shown[quarter] ?? 0) > Math.min(...shown) ? 0.97 : 0;
  }
  if (picture.kind === 'fine') {
    const [patch, ground] = [picture.patches[quarter] ?? 0, picture.field].map((level) => 255 * (level / 1023));
    if (ask === 'crawls') return panel.crawls(patch ?? 0) ? 0.95 : 0;
    return seenStep(patch ?? 0, ground ?? 0, eye.thresholds[3], panel, eye);
  }
  if (picture.kind !== 'quarters') return 0;
  const patch = codesOf(picture.patches[quarter] ?? 0);
  if (ask === 'crawls') return panel.crawls(patch[1]) ? 0.95 : 0;
  const field = codesOf(picture.field.color);
  const isGray = patch[0] === patch[1] && patch[1] === patch[2];
  const channel = isGray ? 3 : patch.findIndex((code, i) => code !== field[i]);
  if (channel < 0) return 0;
  const of = (codes: readonly [number, number, number]) => codes[channel === 3 ? 1 : channel] ?? 0;
  return seenStep(of(patch), of(field), (eye.thresholds[channel] ?? 1) * (isAside ? eye.side : 1), panel, eye);
}

/** Probability that a step between two codes is seen, by a Weibull function of the difference. */
function seenStep(patch: number, field: number, threshold: number, panel: Panel, { steepness }: Eye): number {
  const difference = Math.abs(codesLike(panel.light(patch), panel) - codesLike(panel.light(field), panel));
  return difference < 1e-9 ? 0 : 1 - 2 ** -((difference / threshold) ** steepness);
}

/** The code of an 8-bit panel with this luminance, not rounded. */
const codesLike = (light: number, { gamma }: Panel) => 255 * light ** (1 / gamma);

/** The code with the same luminance as the lines of a picture, in the channel of the lines. */
function match(picture: Picture, panel: Panel): number {
  if (picture.kind !== 'quarters') return 0;
  return codesLike((panel.light(255) * picture.field.lit) / picture.field.period, panel);
}

const byHand = (picture: Picture, panel: Panel, { noise }: Eye, chance: Random) =>
  Math.min(255, Math.max(0, Math.round(match(picture, panel) + 1.5 * noise * normal(chance))));

function nearest(picture: Picture, panel: Panel, { noise }: Eye, chance: Random): Answer {
  if (picture.kind !== 'quarters') return 'none';
  const like = match(picture, panel);
  const errors = picture.patches.map((patch) => {
    const shown = codesLike(panel.light(Math.max(...codesOf(patch))), panel);
    return Math.abs(shown - like + noise * normal(chance));
  });
  return errors.indexOf(Math.min(...errors)) as Answer;
}

function seenPlaces(picture: Picture, { stains, lapse }: Eye, chance: Random) {
  const planted = picture.kind === 'field' && picture.spot ? [picture.spot.place] : [];
  return [...new Set([...planted, ...stains])]
    .filter(() => chance() >= lapse)
    .map((place) => ({ place, kind: 'lighter' as const }));
}

/** Answers at random, regardless of what is on the screen. */
export const pressingAtRandom: Responder = ({ mode }, _, chance) => {
  if (mode === 'move' || mode === 'wait') return 'next';
  if (mode === 'match') return { code: Math.floor(256 * chance()) };
  if (mode === 'mark') {
    const count = Math.floor(chance() * 10);
    return {
      marks: Array.from({ length: count }, () => ({ place: Math.floor(25 * chance()), kind: 'lighter' as const })),
    };
  }
  const answer = Math.floor(5 * chance());
  return { answer: answer === 4 ? 'none' : (answer as Answer) };
};

export interface Seen {
  readonly result: CheckResult;
  /** Number of questions that were answered. */
  readonly trials: number;
  /** Duration from start to end, in ms. */
  readonly ms: number;
  readonly events: readonly PanelEvent[];
  /** The run as the machine stores it. */
  readonly finished: Finished;
}

interface Sight {
  /** Whether every answer comes after 1 ms. */
  readonly isFast?: boolean;
  /** Sees each picture from a time on, in ms. */
  readonly see?: (picture: Picture, at: number) => void;
}

/** One run of the machine itself, with answers from a simulated observer. */
export function runOf(experiment: ExperimentId, seed: number, respond: Responder, { isFast, see }: Sight = {}): Seen {
  const chance = randomOf(seed ^ 0x5bd1e995);
  const events: PanelEvent[] = [];
  let [snapshot] = initialTransition(panelMachine, { canExceedWhite: true, canDrawFine: true });
  const send = (event: PanelEvent | { type: `xstate.after.${string}` }) => {
    events.push(event as PanelEvent);
    [snapshot] = transition(panelMachine, snapshot, event as PanelEvent);
  };
  for (const event of saidConditions) send(event);
  let at = 1_000_000;
  let trials = 0;
  let isAside = false;
  const begun = at;
  const wait = (least: number, most: number) => {
    at += isFast ? 1 : least + (most - least) * chance();
  };
  send({ type: 'START', experiment, seed, at });
  send({ type: 'DRAWN', facts: { width: 1920, height: 1080, pixelRatio: 1, exactness: 'exact', backend: 'webgl' } });
  while (snapshot.matches('running')) {
    const { question } = snapshot.context;
    if (!question) throw new Error('Nothing is asked');
    if (snapshot.matches({ running: 'mask' })) {
      see?.(maskOf(question.picture), at);
      at += MASK_MS;
      send({ type: 'xstate.after.mask time.panel.running.mask' });
      continue;
    }
    see?.(question.picture, at);
    if (snapshot.matches({ running: 'retaining' })) {
      respond(question, isAside, chance);
      at += BURN_MS;
      send({ type: 'xstate.after.time of the picture.panel.running.retaining' });
      continue;
    }
    if (snapshot.matches({ running: 'fading' })) {
      wait(3000, 5000);
      send({ type: 'GONE', at });
      continue;
    }
    wait(1800, 3000);
    const reaction = respond(question, isAside, chance);
    trials += 1;
    if (reaction === 'next') {
      if (question.mode === 'move') isAside = question.ask === 'side';
      send({ type: 'NEXT', at });
    } else if ('answer' in reaction) send({ type: 'CHOOSE', answer: reaction.answer, at });
    else if ('code' in reaction) send({ type: 'MATCH', code: reaction.code, at });
    else if ('marks' in reaction) {
      for (const { place, kind } of reaction.marks) send({ type: 'MARK', place, kind });
      at += 8000;
      send({ type: 'NEXT', at });
    }
  }
  const {
    result,
    finished: [finished],
  } = snapshot.context;
  if (!result || !finished) throw new Error('Nothing was judged');
  return { result, trials, ms: at - begun, events, finished };
}
