import { buttonName, stickNames } from '../../content/gamepad';
import { counted, list, lower, times } from '../../content/words';
import {
  type ButtonReading,
  buttonsOfStandard,
  DIRECTIONS,
  gateOf,
  type PadReading,
  stickSides,
} from '../../measure/gamepad/reading';
import { type CheckResult, type Finding, findingsIn, type Measurement, partOf, resultOf } from '../result';
import { evidence, MIN_FAULT_PULLS, MIN_PULLS, MIN_TURNS } from './evidence';
import {
  amountOf,
  MAX_NOISE,
  MIN_REACH,
  offsetOf,
  type PadPart,
  percent,
  reachPart,
  restPart,
  returnPart,
  returnsOf,
} from './sticks';

/** What a person felt of the two motors. `none`: the pad has none. */
export type Felt = 'both' | 'one' | 'no' | 'none';
/** What a person says of a button that was not pressed. */
export type ButtonMark = 'dead' | 'none';

/** The data that the gamepad test is judged by. */
export interface GamepadRun {
  /** Null: there was no pad. */
  readonly reading: PadReading | null;
  readonly felt: Felt | null;
  /** By the number of the button. */
  readonly marks: Readonly<Record<string, ButtonMark>>;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** From here on Microsoft counts a trigger as pulled; see `MAX_OFFSET`. */
const MAX_TRIGGER_REST = 30 / 255;
/** From this many losses on the cable or the radio is the cause, and not the person. */
const MIN_LOSSES = 2;

const absent = (id: string, name: string, said: string) => partOf(id, 'fitted', name)('not-run', said);

interface Named {
  readonly name: string;
  readonly button: ButtonReading;
  readonly mark: ButtonMark | undefined;
}

function triggerPart({ name: printed, button, mark }: Named, i: number): PadPart {
  const id = `trigger-${i}`;
  const name = `${i === 0 ? 'Left' : 'Right'} trigger`;
  if (mark === 'none') return absent(id, name, 'Not fitted, as you said.');
  const part = partOf(id, 'triggers', name);
  const { presses, high, rest, isAnalog } = button;
  const where = { button: printed };
  const found: Finding[] = [];
  if (mark) found.push({ code: 'GPD-DEAD', where });
  if (rest && rest.mean > MAX_TRIGGER_REST) found.push({ code: 'GPD-STUCK', where, amount: amountOf(rest.mean) });
  if (rest && rest.noise > MAX_NOISE) found.push({ code: 'GPD-NOISE', where, amount: amountOf(rest.noise) });
  if (high < MIN_REACH && presses >= MIN_FAULT_PULLS) found.push({ code: 'GPD-PULL', where, amount: amountOf(high) });
  const words = isAnalog
    ? `${rest ? `${percent(rest.mean)} at rest, ` : ''}${percent(high)} when pulled.`
    : 'It has no values between released and pulled.';
  const findings = findingsIn(found);
  if (findings) return part(findings, mark ? 'It does not answer, as you said.' : words);
  if (high < 0.1) return part('not-run', 'It was not pulled.');
  if (high < MIN_REACH) return part('inconclusive', `${words} Pull it to its end.`);
  if (presses < MIN_PULLS) return part('inconclusive', `${presses} of ${MIN_PULLS} pulls.`);
  return part('pass', words);
}

function buttonsPart(id: 'buttons' | 'cross', name: string, of: readonly Named[]): PadPart {
  const part = partOf(id, 'buttons', name);
  const found: Finding[] = [];
  const said: string[] = [];
  const say = (code: Finding['code'], those: readonly Named[], words: string) => {
    for (const { name: button } of those) found.push({ code, where: { button } });
    if (those.length > 0) said.push(`${words}: ${list(those.map((one) => one.name))}.`);
  };
  say(
    'GPD-DEAD',
    of.filter(({ mark }) => mark === 'dead'),
    'No answer, as you said',
  );
  say(
    'GPD-STUCK',
    of.filter(({ button: { rest } }) => rest && rest.mean >= 0.5),
    'Pressed at rest',
  );
  say(
    'GPD-DOUBLE',
    of.filter(({ button: { bounces } }) => bounces.length > 0),
    'One press arrived twice',
  );
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  const fitted = of.filter(({ mark }) => mark !== 'none');
  const open = fitted.filter(({ button: { presses } }) => presses === 0);
  if (fitted.length === 0) return absent(id, name, 'Not fitted, as you said.');
  if (open.length === fitted.length) return part('not-run', 'None was pressed.');
  if (open.length > 0) return part('inconclusive', `Not pressed: ${list(open.map((one) => one.name))}.`);
  return part('pass', `${counted(fitted.length, 'button')}, each press once.`);
}

function rumblePart({ reading, felt }: GamepadRun): PadPart {
  const part = partOf('rumble', 'rumble', 'Rumble');
  if (!reading?.canRumble) return part('not-run', 'Not fitted, or this browser cannot start it.');
  if (felt === null) return part('not-run', 'Not tested.');
  if (felt === 'none') return part('not-run', 'Not fitted, as you said.');
  if (felt === 'both') return part('pass', 'You felt both motors.');
  return part([{ code: 'GPD-RUMBLE' }], felt === 'one' ? 'You felt only one motor.' : 'You felt nothing.');
}

function connectionPart({ losses }: PadReading): PadPart {
  const part = partOf('connection', 'connection', 'Connection');
  if (losses === 0) return part('pass', 'Never lost.');
  if (losses < MIN_LOSSES) return part('pass', 'Lost once, which may have been you.');
  return part(
    [{ code: 'GPD-LOST', amount: { value: losses, unit: '', source: 'measured' } }],
    `Lost ${times(losses)}.`,
  );
}

/** Buttons that a browser often hides, or that few pads have. They are judged once they were pressed. */
const isOptional = (i: number, isStandard: boolean) => isStandard && i >= buttonsOfStandard.system;

/** The buttons of a pad with their names, by their role. */
export function buttonsOf(reading: PadReading, marks: GamepadRun['marks'] = {}) {
  const { triggers, cross } = buttonsOfStandard;
  const all = reading.buttons.map((button, i) => ({
    i,
    button,
    name: buttonName(i, reading),
    // A press outweighs what was said before.
    mark: button.presses === 0 ? marks[i] : undefined,
  }));
  const are = (some: readonly number[]) => all.filter(({ i }) => reading.isStandard && some.includes(i));
  const special = [...are(triggers), ...are(cross)];
  const others = all.filter(
    (one) => !special.includes(one) && (one.button.presses > 0 || one.mark || !isOptional(one.i, reading.isStandard)),
  );
  return { triggers: are(triggers), cross: are(cross), others };
}

/** The parts of a result, in order. */
export function partsOf(run: GamepadRun): readonly PadPart[] {
  const { reading, marks } = run;
  if (!reading) {
    return (['rest', 'reach', 'return', 'triggers', 'buttons'] as const).map((rule) =>
      partOf(rule, rule, evidence[rule].name)('not-run', 'No gamepad was seen.'),
    );
  }
  const { triggers, cross, others } = buttonsOf(reading, marks);
  return [
    ...([0, 1] as const).flatMap((at) => {
      const stick = reading.sticks[at];
      return stick
        ? [restPart(stick, at, reading.stirs), reachPart(stick, at), returnPart(stick, at)]
        : [absent(`rest-${at}`, stickNames[at], 'The browser shows none.')];
    }),
    ...(triggers.length > 0
      ? triggers.map(triggerPart)
      : [absent('triggers', 'Triggers', 'The browser does not say which values are triggers.')]),
    buttonsPart('buttons', 'Buttons', others),
    ...(cross.length > 0 ? [buttonsPart('cross', 'Directional pad', cross)] : []),
    rumblePart(run),
    connectionPart(reading),
  ];
}

/** Pass: all that the pad has was moved and pressed, and nothing is off. What it lacks is not fitted, and not a fault. */
export function judgeGamepad(run: GamepadRun): CheckResult {
  const parts = partsOf(run);
  const faults = parts.flatMap(({ findings, name, details }) => (findings ? [`${name}: ${details}`] : []));
  const open = parts
    .filter(({ verdict, rule }) => verdict === 'inconclusive' || (verdict === 'not-run' && evidence[rule].required))
    .map(({ name }) => lower(name));
  return resultOf({
    check: 'gamepad',
    run,
    evidence,
    parts,
    details: run.reading
      ? [
          ...faults,
          ...(open.length > 0 ? [`Not finished: ${list(open)}.`] : []),
          ...(faults.length + open.length === 0 ? ['Sticks, triggers and buttons answer as they should.'] : []),
        ].join(' ')
      : 'No gamepad was seen.',
    measurements: measurementsOf(run),
  });
}

function measurementsOf({ reading, marks, felt }: GamepadRun): readonly Measurement[] {
  if (!reading) return [];
  const all: Measurement[] = [
    { name: 'Pad', value: reading.id, unit: '', source: 'reported' },
    { name: 'Layout', value: reading.isStandard ? 'standard' : 'not known', unit: '', source: 'reported' },
  ];
  const add = (name: string, value: number | null | undefined, unit = '%', digits = 1) => {
    const scale = unit === '%' ? 100 : 1;
    if (value !== null && value !== undefined)
      all.push({ name, value: Number((scale * value).toFixed(digits)) + 0, unit, source: 'measured' });
  };
  for (const [i, stick] of reading.sticks.entries()) {
    const name = stickNames[i as 0 | 1];
    const rest = offsetOf(stick);
    add(`${name}, offset at rest`, rest?.offset);
    add(`${name}, uncertainty of the offset`, rest?.error, '%', 2);
    add(`${name}, noise at rest`, rest?.noise, '%', 2);
    const gate = gateOf(stick, MIN_TURNS);
    for (const [side, sideName] of stickSides.entries()) {
      if (gate) add(`${name}, reach ${sideName}`, stick.reach[(side * DIRECTIONS) / 4]);
    }
    add(`${name}, circularity error`, gate?.error);
    if (gate) all.push({ name: `${name}, gate`, value: gate.shape, unit: '', source: 'estimated' });
    const back = returnsOf(stick);
    add(`${name}, farthest return`, back?.farthest);
    add(`${name}, spread of returns`, back?.spread);
    add(`${name}, smallest step`, stick.step, '%', 2);
    // Around a center that flickers there is no dead zone.
    const hasZone = rest && rest.offset === 0 && rest.noise === 0 && stick.least !== null;
    add(`${name}, dead zone at most`, hasZone ? stick.least : null);
  }
  const { triggers, cross, others } = buttonsOf(reading, marks);
  for (const { name, button } of triggers) {
    add(`${name}, at rest`, button.rest?.mean);
    if (button.high > 0) add(`${name}, pulled`, button.high);
  }
  const pressed = [...cross, ...others].filter(({ button }) => button.presses > 0);
  add('Buttons pressed', pressed.length, '', 0);
  add(
    'Presses that arrived twice',
    pressed.reduce((sum, { button }) => sum + button.bounces.length, 0),
    '',
    0,
  );
  add('Changes as delivered to the browser', reading.rate, 'Hz');
  add('Connection lost', reading.losses, '', 0);
  if (felt) all.push({ name: 'Rumble', value: felt, unit: '', source: 'observed' });
  return all;
}
