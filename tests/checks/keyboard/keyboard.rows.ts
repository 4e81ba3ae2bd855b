import { judgeKeyboard } from '../../../machines/keyboard/keyboard';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import { type KeyInput, newKeyboard } from '../../../measure/keyboard/keys';
import { applyKeyEvent, releaseAllKeys } from '../../../measure/keyboard/presses';
import { blockedIn, ghostIn, groupsOf, KEY_GROUPS } from '../../../measure/keyboard/rollover';
import { between, normal, oneOf, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { input } from './keyboard.model';
import { clumsy, eventsOf, type Finger, holdAll, inOrder, inTurn } from './measure/matrix';

const layout: Layout = { system: 'windows', variant: 'ansi', size: 'laptop' };
const { codes } = boardOf(layout);
const letters = codes.filter((code) => code.startsWith('Key'));
const others = codes.filter((code) => !letters.includes(code));
const modifiers = ['ShiftLeft', 'ShiftRight', 'ControlLeft', 'AltLeft'];

/** What a switch makes of one press of `hold` ms: the times in ms of closing and opening, from the press on. */
type Worn = (random: Random, hold: number) => readonly number[];

/** Events of hands on a keyboard. Times in ms. */
class Hands {
  readonly #events: KeyInput[] = [];
  constructor(readonly random: Random) {}

  press(code: string, at: number, hold: number, worn?: Worn) {
    const times = worn?.(this.random, hold) ?? [0, hold];
    for (const [i, time] of times.entries()) this.#events.push(input(i % 2 === 0 ? 'down' : 'up', code, at + time));
  }
  get events() {
    return this.#events.toSorted((a, b) => a.at - b.at);
  }
  /** The verdict of a part of the test. */
  verdict(part: 'bounce' | 'stuck') {
    const keys = this.events.reduce(applyKeyEvent, newKeyboard('other'));
    const run = { keys: releaseAllKeys(keys), layout, held: keys.down, startedAt: 0, finishedAt: 1 };
    return judgeKeyboard(run).parts.find(({ rule }) => rule === part)?.verdict;
  }
}

/** A key pressed often in a row, each press at least 80 ms after the one before. Times in ms. */
function inRow(random: Random, presses: number, hold: number, gap: number) {
  const hands = new Hands(random);
  let at = 0;
  for (let i = 0; i < presses; i++) {
    const held = Math.max(15, hold + 15 * normal(random));
    hands.press('KeyA', at, held);
    at += Math.max(80, held + Math.max(5, gap + 20 * normal(random)));
  }
  return hands.verdict('bounce');
}

/**
 * Letters at random, a key each 77 ms, so that keys overlap. A finger comes down again on its key after 100 ms at the
 * earliest, and is up for 30 to 60 % of the time between.
 */
function rollingHands(random: Random) {
  const hands = new Hands(random);
  const last = new Map<string, number>();
  const keys = Array.from({ length: 120 }, () => oneOf(random, letters));
  let at = 0;
  for (const [i, code] of keys.entries()) {
    const again = keys.indexOf(code, i + 1) - i;
    const period = again === 1 ? between(random, 100, 200) : Math.max(15, 77 + 20 * normal(random));
    const longest = between(random, 0.4, 0.7) * Math.max(100, again > 0 ? 77 * again : 1000);
    at = Math.max(at, (last.get(code) ?? -1000) + 100);
    last.set(code, at);
    const hold = Math.max(40, 116 + 24 * normal(random));
    hands.press(code, at, Math.min(longest, again === 1 ? period * 0.7 : 1000, hold));
    at += period;
  }
  return hands;
}

/** Each key once, in order, in a hand's own time. A key that is in doubt is pressed three more times. */
export function eachOnce(random: Random, worn?: Worn, keys = codes, faulty = oneOf(random, letters)) {
  const hands = new Hands(random);
  let at = 0;
  const press = (code: string) => {
    const hold = between(random, 50, 180);
    hands.press(code, at, hold, code === faulty ? worn : undefined);
    at += hold + between(random, -60, 500);
  };
  for (const code of keys) press(code);
  for (let i = 0; i < 3; i++) {
    at += 250;
    press(faulty);
  }
  return hands;
}

/** A key held while the system repeats it: as pairs of release and press, after `delay` ms and then each `period`. */
function repeated(random: Random, delay: number, period: number) {
  const hands = new Hands(random);
  const times = [0];
  for (let at = delay; at < delay + between(random, 100, 3000); at += period) times.push(at, at + 2 * random());
  hands.press('KeyA', 0, 0, () => [...times, (times.at(-1) ?? 0) + period / 2]);
  for (let i = 0; i < 3; i++) hands.press('KeyA', 10_000 + 300 * i, 90);
  return hands.verdict('bounce');
}

/** Other keys are pressed while one is down for a time in ms, or until the end. */
function heldDown(random: Random, code: string, hold?: number) {
  const hands = new Hands(random);
  hands.press(code, 0, 0, () => (hold ? [0, hold] : [0]));
  for (let at = 100; at < 60_000; at += between(random, 300, 1500)) hands.press(oneOf(random, letters), at, 90);
  return hands.verdict('stuck');
}

/** Contact opens in mid press. */
const split: Worn = (random, hold) => {
  const opens = between(random, 0.2, 0.8) * hold;
  return [0, opens, opens + between(random, 2, 29), hold + 29];
};
/** The contact bounces when the key goes down. */
const onPress: Worn = (random, hold) => {
  const opens = between(random, 1, 15);
  const closes = opens + between(random, 2, 15);
  return [0, opens, closes, closes + hold];
};
/** The contact bounces when the key comes up. */
export const onRelease: Worn = (random, hold) => {
  const closes = hold + between(random, 6, 16);
  return [0, hold, closes, closes + between(random, 2, 20)];
};

/** What is known of a group after some tries to hold its keys. */
function held(
  random: Random,
  group: (typeof KEY_GROUPS)[number],
  corners: 'diodes' | 'blocked' | 'ghosts',
  tries: number,
  hold: (random: Random, codes: readonly string[], from: number) => Finger[] = holdAll,
) {
  // The group's keys are three corners of a rectangle, or lie on lines of their own. KeyM is the fourth corner.
  const place = (i: number) => (corners === 'diodes' ? [i, i] : [i >> 1, i & 1]) as [number, number];
  const places = Object.fromEntries([...group, 'KeyM'].map((code, i) => [code, place(i)]));
  const matrix = {
    places,
    corners,
    scan: between(random, 2, 8),
    // Some firmware takes a press at once.
    debounce: { down: oneOf(random, [0, 5, 10]), up: between(random, 5, 20) },
    report: oneOf(random, [1, 8]),
  };
  const fingers = Array.from({ length: tries }, () => hold(random, group, 100));
  const events = fingers.flatMap((hand, i) =>
    eventsOf(hand, matrix).map((event) => ({ ...event, at: event.at + 5000 * i })),
  );
  return knownOf(events)[KEY_GROUPS.indexOf(group)] ?? { blocked: false, ghost: false, complete: false };
}

/** What the test says of each group after these events. */
function knownOf(events: readonly KeyInput[]) {
  const keys = events.reduce(applyKeyEvent, newKeyboard('other'));
  return groupsOf(keys).map((group) => ({
    blocked: blockedIn(group) !== null,
    ghost: ghostIn(group) !== null,
    complete: group.complete,
  }));
}

const typing =
  'Dhakal et al. 2018 (hold 116 ± 24 ms, keys overlap), Fujii et al. 2009 (100 ms from press to press at least)';
const bounces = (source: string) => rowsOf('keyboard', 'Double presses', source);
const chatter = 'Unshaky 28 (10 to 30 ms after the press), UHK firmware 128 (6 to 16 ms after the release)';
const stuck = (source: string) => rowsOf('keyboard', 'Stuck keys', source);
const together = (source: string) => rowsOf('keyboard', 'Blocked keys', source);
const ghosts = (source: string) => rowsOf('keyboard', 'Ghost presses', source);
const slips =
  'wide: a finger on two keys presses and lifts both within 12 ms (σ), rolls off, or moves with another finger';
const wiring =
  'Microsoft Applied Sciences, keyboard ghosting: a matrix without diodes; scan and debounce of QMK firmware';
export default [
  together(wiring).healthy(
    'a keyboard with diodes: three keys held for 0.6 to 2 s, fingers down within 150 ms, lifted one by one',
    1000,
    (random) => {
      const known = held(random, oneOf(random, KEY_GROUPS), 'diodes', 1);
      return known.blocked || !known.complete;
    },
  ),
  together(typing).healthy('A5: 13 keys a second that overlap, letters at random, for 120 keys', 2000, (random) =>
    knownOf(rollingHands(random).events).some(({ blocked }) => blocked),
  ),
  together(wiring).fault(
    'a matrix without diodes whose firmware blocks the third corner: three keys held, four tries',
    1000,
    (random) => held(random, oneOf(random, KEY_GROUPS), 'blocked', 4).blocked,
  ),
  ghosts(slips).healthy(
    'a keyboard with diodes: hands that slip onto a fourth key, always or now and then, three keys held 2 or 3 times',
    2000,
    (random) => held(random, oneOf(random, KEY_GROUPS), 'diodes', random() < 0.5 ? 2 : 3, clumsy(random)).ghost,
  ),
  ghosts(typing).healthy('A5: 13 keys a second that overlap, letters at random, for 120 keys', 2000, (random) =>
    knownOf(rollingHands(random).events).some(({ ghost }) => ghost),
  ),
  ghosts(wiring).fault(
    'a matrix without diodes and without blocking: three keys pressed one by one, lifted in any order, six tries',
    1000,
    (random) => held(random, oneOf(random, KEY_GROUPS), 'ghosts', 6, inTurn).ghost,
  ),
  ghosts(wiring).fault(
    'a matrix without diodes and without blocking: three keys pressed one by one, lifted in the same order, twice',
    1000,
    (random) => held(random, oneOf(random, KEY_GROUPS), 'ghosts', 2, inOrder).ghost,
  ),
  bounces(`A5; ${typing}`).healthy(
    'A5: one key 60 times in a row, hold 90 ± 15, gap 80 ± 20 ms',
    1000,
    (random) => inRow(random, 60, 90, 80) === 'fail',
  ),
  bounces(`A5, the fast hand; ${typing}`).healthy(
    'A5: one key 3 to 60 times in a row, hold 60 ± 15, gap 55 ± 20 ms',
    2000,
    (random) => inRow(random, Math.round(between(random, 3, 60)), 60, 55) === 'fail',
  ),
  bounces(`A5; ${typing}`).healthy(
    'A5: 13 keys a second that overlap, letters at random',
    2000,
    (random) => rollingHands(random).verdict('bounce') === 'fail',
  ),
  bounces('kbdrate(8): 2 to 30 a second after 250 to 1000 ms, SPARC after 200; X server: 25 after 660').healthy(
    'A5: a held key that the system repeats as pairs, after 200 to 1000 ms, 2 to 40 times a second',
    1000,
    (random) => repeated(random, between(random, 200, 1000), 1000 / between(random, 2, 40)) === 'fail',
  ),
  bounces(typing).undecided(
    'A5: each key once, hold 50 to 180 ms, neighbors overlap by up to 60 ms',
    1000,
    (random) => eachOnce(random).verdict('bounce') === 'inconclusive',
  ),
  ...(
    [
      ['1 to 15 ms after the press, for 2 to 15 ms', onPress],
      ['6 to 16 ms after the release, for 2 to 20 ms', onRelease],
      ['lost for 2 to 29 ms in mid press', split],
    ] as const
  ).map(([cases, worn]) =>
    bounces(chatter).fault(
      `A5: each key once and a key in doubt again, contact bounces ${cases}`,
      1000,
      (random) => eachOnce(random, worn).verdict('bounce') === 'fail',
    ),
  ),
  stuck('A5; wide').healthy(
    'A5: Shift, Ctrl, Alt or Win held for 30 to 59 s while others are pressed',
    1000,
    (random) => heldDown(random, oneOf(random, modifiers), between(random, 3e4, 59e3)) === 'fail',
  ),
  stuck('a key stuck by dirt comes up late or never; wide').fault(
    'A5: a key goes down and stays so to the end, while others are pressed for 60 s',
    1000,
    (random) => heldDown(random, oneOf(random, others)) === 'fail',
  ),
];
