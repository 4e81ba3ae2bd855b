import { MIN_STEPS } from '../../../machines/mouse/evidence';
import {
  type MousePart,
  type MouseRun,
  neededDoubles,
  nextButton,
  nextHalf,
  resultsOf,
} from '../../../machines/mouse/mouse';
import { createMovement, type MovementReading } from '../../../measure/live/movement';
import { askedDown, buttonUp, noPresses, type Presses, type Spot } from '../../../measure/pointer/presses';
import { noScrolling, type Scrolling, scroll } from '../../../measure/pointer/scroll';
import { between, normal, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { good } from './mouse.model';

const whole = (random: Random, from: number, to: number) => Math.floor(between(random, from, to + 1));

const verdictOf = (part: MousePart, run: Partial<MouseRun>) =>
  resultsOf({ ...good, ...run }).find(({ rule }) => rule === part)?.verdict;

/** What a finger does with one press: how long it holds, and how long it then waits. Both in ms. */
interface Finger {
  readonly hold: (random: Random) => number;
  /** From the release to the second press of a double click. */
  readonly gap: (random: Random) => number;
  /** From one task to the next: to another button, or to the other half. */
  readonly pause: (random: Random) => number;
  /** Share of presses that the finger itself makes twice, and of presses of a wrong button. */
  readonly slips: number;
  readonly errors: number;
}

/**
 * Holds as in typing (Killourhy and Maxion's benchmark: most keys are held for 60 to 140 ms), gaps of people whose taps
 * are 150 to 300 ms apart (Fujii et al. 2009: the limit is 150 to 200 ms). No study gives the rest, so it is wide.
 */
export const plain: Finger = {
  hold: (random) => between(random, 50, 150),
  gap: (random) => between(random, 60, 160),
  pause: (random) => between(random, 200, 1000),
  slips: 0.002,
  errors: 0.02,
};
/** The fast hand of the review, A5. */
const quick: Finger = {
  ...plain,
  hold: (random) => Math.max(15, 60 + 15 * normal(random)),
  gap: (random) => Math.max(5, 55 + 20 * normal(random)),
};

/** How a switch turns one press into two: the hold of the first, the gap after it, the hold of the second, in ms. */
type Worn = (random: Random, hold: number) => readonly [number, number, number] | null;
/** Every press comes again after a time. */
export const again =
  (from: number, to: number, share = 1): Worn =>
  (random, hold) => {
    if (random() >= share) return null;
    const after = between(random, from, to);
    const first = Math.min(hold, after - Math.min(10, after / 2));
    return [first, after - first, between(random, 5, 40)];
  };
/** A hold of 60 to 100 ms is split. */
const split: Worn = (random) => {
  const hold = between(random, 60, 100);
  const first = between(random, 0.2, 0.8) * hold;
  return [first, between(random, 30, 90), hold - first];
};

/** A hand at the buttons: what it pressed, and the time in ms. */
export class Hand {
  presses: Presses = noPresses;
  /** Each press: the button, where, when, and for how long. */
  readonly made: { readonly button: number; readonly spot: Spot; readonly at: number; readonly hold: number }[] = [];
  #at = 1000;
  constructor(
    readonly random: Random,
    readonly finger: Finger,
    readonly worn: Worn | null,
  ) {}

  wait(ms: number) {
    this.#at += ms;
  }
  #hold(button: number, spot: Spot, asked: number, hold: number) {
    const input = { x: 0, y: 0, button, spot };
    this.made.push({ button, spot, at: this.#at, hold });
    this.presses = askedDown(this.presses, { ...input, timestamp: this.#at }, asked);
    this.wait(hold);
    this.presses = buttonUp(this.presses, { ...input, timestamp: this.#at });
  }
  press(button: number, spot: Spot, asked: number) {
    const hold = this.finger.hold(this.random);
    // Only Left is worn.
    const twice = button === 0 ? this.worn?.(this.random, hold) : null;
    if (!twice) {
      this.#hold(button, spot, asked, hold);
      return;
    }
    const [first, gap, second] = twice;
    this.#hold(button, spot, asked, first);
    this.wait(gap);
    this.#hold(button, spot, asked, second);
  }

  clicks(): Presses {
    const { random, finger } = this;
    for (let i = 0; i < 60; i++) {
      const next = nextButton({ click: this.presses });
      if (next === null) break;
      const button = random() < finger.errors ? whole(random, 0, 2) : next;
      this.press(button, 'pad', 1);
      if (random() < finger.slips) {
        this.wait(finger.gap(random));
        this.press(button, 'pad', 1);
      }
      this.wait(finger.pause(random));
    }
    return this.presses;
  }
  doubles(): Presses {
    const { random, finger } = this;
    for (let i = 0; i < 30 && this.presses.doubles < neededDoubles(this.presses); i++) {
      const half = nextHalf(this.presses);
      const presses = random() < finger.slips ? 3 : 2;
      for (let n = 0; n < presses; n++) {
        if (n > 0) this.wait(finger.gap(random));
        this.press(0, half, 2);
      }
      this.wait(finger.pause(random));
    }
    return this.presses;
  }
}

const clickVerdict = (random: Random, finger: Finger, worn: Worn | null = null) =>
  verdictOf('click', { click: new Hand(random, finger, worn).clicks() });
const doubleVerdict = (random: Random, finger: Finger, worn: Worn | null = null) =>
  verdictOf('double', { double: new Hand(random, finger, worn).doubles() });

/** A person who does not read: each button a few times in a row. */
function rowOfPresses(random: Random) {
  const hand = new Hand(random, { ...plain, slips: 0, errors: 0 }, null);
  for (const button of [0, 1, 2]) {
    const count = whole(random, 3, 6);
    for (let i = 0; i < count; i++) {
      hand.press(button, 'pad', 1);
      hand.wait(plain.gap(random));
    }
    hand.wait(plain.pause(random));
  }
  return verdictOf('click', { click: hand.presses });
}

const tapping = 'Fujii et al. 2009 (taps), Killourhy and Maxion 2009 (holds); slips and pauses: wide';
const reports = 'reports of worn mice: gaps of 20 to 100 ms (PowerToys 26213, 28049; clickfix 13); A1';
const switches = 'Presses of a worn switch';
const taps = rowsOf('mouse', switches, tapping);
const quickTaps = rowsOf('mouse', switches, `A5; ${tapping}`);
const reported = rowsOf('mouse', switches, reports);
const buttonRows = [
  taps.healthy(
    'A5: click test, three buttons in turn, 2 % wrong buttons, 0.2 % slips',
    4000,
    (random) => clickVerdict(random, plain) === 'fail',
  ),
  quickTaps.healthy(
    'A5: double click test, hold 60 ± 15, gap 55 ± 20 ms',
    4000,
    (random) => doubleVerdict(random, quick) === 'fail',
  ),
  taps.healthy(
    'A5: click test by who presses each button 3 to 6 times in a row instead',
    2000,
    (random) => rowOfPresses(random) === 'fail',
  ),
  taps.undecided(
    'A5: click test and double click test, hold 60 ± 15, gap 55 ± 20 ms',
    2000,
    (random) => clickVerdict(random, quick) !== 'pass' || doubleVerdict(random, quick) !== 'pass',
  ),
  ...(
    [
      ['every click again after 62 to 140 ms', again(62, 140)],
      ['every click again after 60 ms', again(60, 60)],
      ['every click again after 70 ms', again(70, 70)],
      ['every click again after 90 ms', again(90, 90)],
      ['every click again after 4 to 60 ms', again(4, 60)],
      ['every click again after 140 to 400 ms', again(140, 400)],
      ['holds of 60 to 100 ms split by 30 to 90 ms', split],
    ] as const
  ).flatMap(([cases, worn]) => [
    reported.fault(`A1: click test, ${cases}`, 600, (random) => clickVerdict(random, plain, worn) === 'fail'),
    reported.fault(`A1: double click test, ${cases}`, 600, (random) => doubleVerdict(random, plain, worn) === 'fail'),
  ]),
  reported.fault(
    'A1: both tests, one click in five again after 62 to 140 ms',
    1000,
    (random) =>
      clickVerdict(random, plain, again(62, 140, 0.2)) === 'fail' ||
      doubleVerdict(random, plain, again(62, 140, 0.2)) === 'fail',
  ),
];

/** A wheel under a hand. `step` turns it by a notch, `jump` is what a worn encoder does then. */
class Wheel {
  scrolling: Scrolling = noScrolling;
  #at = 1000;
  constructor(readonly random: Random) {}
  wait(ms: number) {
    this.#at += ms;
  }
  step(direction: number, from: number, to: number) {
    this.wait(between(this.random, from, to));
    const deltaY = 100 * direction;
    const input = { deltaX: 0, deltaY, timestamp: this.#at, lines: false, notchX: 0, notchY: -1.2 * deltaY };
    this.scrolling = scroll(this.scrolling, [input]);
  }
  get verdict() {
    return verdictOf('scroll', { scroll: this.scrolling });
  }
}

/** Where a worn encoder jumps back, how often, and by how many notches. */
interface Jumps {
  readonly where: 'amid' | 'end';
  readonly share: number;
  readonly notches: number;
}

/** A hand that scrolls down only, then up only, in strokes of 3 to 6 notches. */
function asAsked(random: Random, jumps: Jumps | null, wrongTurns = 0) {
  const wheel = new Wheel(random);
  const back = (direction: number, where: Jumps['where']) => {
    if (jumps?.where !== where || random() >= jumps.share) return;
    for (let i = 0; i < jumps.notches; i++) wheel.step(-direction, 5, 190);
  };
  for (const direction of [1, -1]) {
    const turned = () => (direction > 0 ? wheel.scrolling.down : wheel.scrolling.up);
    const wanted = MIN_STEPS + whole(random, 0, 8);
    while (turned() < wanted) {
      const notches = whole(random, 3, 6);
      for (let i = 0; i < notches; i++) {
        wheel.step(direction, 20, 190);
        if (i < notches - 1) back(direction, 'amid');
      }
      back(direction, 'end');
      wheel.wait(between(random, 200, 700));
      if (random() < wrongTurns) {
        for (let i = whole(random, 3, 6); i > 0; i--) wheel.step(-direction, 20, 190);
        wheel.wait(between(random, 200, 700));
      }
    }
  }
  return wheel.verdict;
}

/** The hand of the review, A3: strokes of 1 to 4 notches back and forth, 80 to 180 ms between. */
function backAndForth(random: Random) {
  const wheel = new Wheel(random);
  const notches = whole(random, 20, 80);
  let turned = 0;
  for (let direction = 1; turned < notches; direction = -direction) {
    for (let i = whole(random, 1, 4); i > 0; i--, turned++) wheel.step(direction, 80, 180);
  }
  return wheel.verdict;
}

const wheelSource = 'no study of times between notches: 20 to 190 ms, wide; A3';
const wheels = rowsOf('mouse', 'Wheel jumps', wheelSource);
const wheelRows = [
  wheels.healthy(
    'A3: strokes of 1 to 4 notches back and forth, 80 to 180 ms between',
    2000,
    (random) => backAndForth(random) === 'fail',
  ),
  wheels.healthy(
    'A3: down only, then up only, 5 % of strokes followed by 3 to 6 notches the wrong way',
    2000,
    (random) => asAsked(random, null, 0.05) === 'fail',
  ),
  wheels.undecided(
    'A3: down only, then up only, 5 % of strokes followed by 3 to 6 notches the wrong way',
    2000,
    (random) => asAsked(random, null, 0.05) !== 'pass',
  ),
  ...(
    [
      ['one notch in five jumps back by 1', { where: 'amid', share: 0.2, notches: 1 }],
      ['one notch in five jumps back by 2', { where: 'amid', share: 0.2, notches: 2 }],
      ['three strokes in five end in a jump of 1', { where: 'end', share: 0.6, notches: 1 }],
      ['three strokes in five end in a jump of 2', { where: 'end', share: 0.6, notches: 2 }],
    ] as const
  ).map(([cases, jumps]) => wheels.fault(`A3: ${cases}`, 1000, (random) => asAsked(random, jumps) === 'fail')),
];

/** A mouse that is moved in circles. Speeds in counts a ms, times in ms. */
interface Moved {
  readonly rate: number;
  readonly speed: number;
  /** How much the speed changes, as a share. */
  readonly unsteady: number;
  readonly pxPerCount: number;
  readonly jitter: number;
  readonly timerResolution: number;
  readonly duration: number;
}

/** The reading of a mouse that reports at a poll only if it counted something since the last one. */
function moved(random: Random, { rate, speed, unsteady, pxPerCount, jitter, timerResolution, duration }: Moved) {
  const movement = createMovement();
  const interval = 1000 / rate;
  const origin = between(random, 1000, 2000);
  const radius = between(random, 50, 120) / pxPerCount;
  const [turn, beat] = [between(random, 0, 6), between(random, 0, 6)];
  let way = 0;
  let [x, y, px, py] = [0, 0, 0, 0];
  for (let t = 0; t < duration; t += interval) {
    way += speed * interval * (1 + unsteady * Math.sin(0.008 * t + beat));
    const nextX = Math.floor(radius * Math.cos(way / radius + turn));
    const nextY = Math.floor(radius * Math.sin(way / radius + turn));
    if (nextX === x && nextY === y) continue;
    [x, y] = [nextX, nextY];
    const [nextPx, nextPy] = [Math.floor(x * pxPerCount), Math.floor(y * pxPerCount)];
    if (nextPx === px && nextPy === py) continue;
    [px, py] = [nextPx, nextPy];
    const at = origin + t + jitter * normal(random);
    movement.push(Math.floor(at / timerResolution) * timerResolution, px, py);
  }
  return movement.read();
}

/** A hand that circles, as most people do, with the pointer's usual speeds and timers. @param speed px a ms */
function circled(random: Random, rate: number, speed: number, change: Partial<Moved> = {}) {
  const pxPerCount = between(random, 0.4, 1.9);
  return moved(random, {
    rate,
    speed: speed / pxPerCount,
    unsteady: between(random, 0.1, 0.6),
    pxPerCount,
    jitter: between(random, 0.01, 0.08) * (1000 / rate),
    timerResolution: oneOf(random, [0.005, 0.1, 1]),
    duration: between(random, 1500, 4000),
    ...change,
  });
}

/** The reading of any mouse, and its true rate. The clock of a mouse is off by up to 0.05 %. */
function anyMouse(random: Random): [MovementReading, number] {
  const rate = oneOf(random, rates) * (1 + between(random, -0.0005, 0.0005));
  return [circled(random, rate, between(random, 0.1, 6)), rate];
}

const isUntrue = ({ rate }: MovementReading, truth: number) => rate !== null && Math.abs(rate - truth) > 0.01 * truth;
const polls = rowsOf(
  'mouse',
  'Polling rate',
  'HID: a mouse reports at a poll only if it has counted; timer steps of the browsers; speeds, jitter: wide; A8',
);
const rates = [125, 250, 500, 1000, 2000, 4000, 8000] as const;
const pollingRows = [
  ...(
    [
      [1000, 0.3],
      [4000, 3],
      [8000, 3],
    ] as const
  ).map(([rate, speed]) =>
    polls.healthy(`A8: ${rate} Hz at ${speed} counts a ms, told as another rate`, 1000, (random) => {
      const change = { speed, unsteady: between(random, 0, 0.2), duration: between(random, 1500, 3000) };
      return isUntrue(circled(random, rate, 0, change), rate);
    }),
  ),
  polls.healthy('A8: 125 to 8000 Hz at 0.1 to 6 px a ms, told as another rate', 2000, (random) =>
    isUntrue(...anyMouse(random)),
  ),
  polls.healthy('A8: samples once a frame of 50 to 240 Hz, told as a rate', 1000, (random) => {
    const frame = 1000 / oneOf(random, [50, 60, 75, 90, 100, 120, 144, 165, 180, 240]);
    const movement = createMovement();
    const speed = between(random, 0.5, 4);
    let at = 1000;
    for (let i = 0; i < 400; i++) {
      at += random() < 0.02 ? 2 * frame : frame;
      const way = (speed * at) / 80;
      movement.push(at + 0.05 * normal(random), 80 * Math.cos(way), 80 * Math.sin(way), random() > 0.02);
    }
    return movement.read().rate !== null;
  }),
  polls.undecided('A8: 125 to 1000 Hz, circles at 1 to 4 px a ms, timers of 0.005 and 0.1 ms', 1000, (random) => {
    const timerResolution = oneOf(random, [0.005, 0.1]);
    return circled(random, oneOf(random, rates.slice(0, 4)), between(random, 1, 4), { timerResolution }).rate === null;
  }),
  polls.covered('A8: 125 to 8000 Hz at 0.1 to 6 px a ms, wherever a rate is told', 2000, (random) => {
    for (;;) {
      const [{ rate, uncertainty }, truth] = anyMouse(random);
      if (rate !== null) return Math.abs(rate - truth) <= (uncertainty ?? 0);
    }
  }),
];

export default [...buttonRows, ...wheelRows, ...pollingRows];
