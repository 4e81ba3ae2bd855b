import { buttonName } from '../../content/gamepad';
import { figures, parts as partNames, say, stickNames } from '../../content/verdicts/gamepad';
import { type ButtonReading, buttonsOfStandard, type PadReading } from '../../measure/gamepad/reading';
import {
  amountOf,
  type CheckResult,
  type Figures,
  type Finding,
  findingsIn,
  measured,
  observed,
  partOf,
  reported,
  resultOf,
  summaryOf,
} from '../result';
import { evidence, MIN_FAULT_PULLS, MIN_PULLS } from './evidence';
import { MAX_NOISE, MIN_REACH, type PadPart, shareFigure, shareOf, stickFigures, stickParts } from './sticks';

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
  const name = partNames.trigger(i);
  if (mark === 'none') return absent(id, name, say.notFitted);
  const part = partOf(id, 'triggers', name);
  const { presses, high, rest, isAnalog } = button;
  const where = { button: printed };
  const found: Finding[] = [];
  if (mark) found.push({ code: 'GPD-DEAD', where });
  if (rest && rest.mean > MAX_TRIGGER_REST) found.push({ code: 'GPD-STUCK', where, amount: shareOf(rest.mean) });
  if (rest && rest.noise > MAX_NOISE) found.push({ code: 'GPD-NOISE', where, amount: shareOf(rest.noise) });
  if (high < MIN_REACH && presses >= MIN_FAULT_PULLS) found.push({ code: 'GPD-PULL', where, amount: shareOf(high) });
  const words = isAnalog ? say.pulled(high, rest?.mean) : say.digital;
  const findings = findingsIn(found);
  if (findings) return part(findings, mark ? say.dead : words);
  if (high < 0.1) return part('not-run', say.notPulled);
  if (high < MIN_REACH) return part('inconclusive', `${words} ${say.pull}`);
  if (presses < MIN_PULLS) return part('inconclusive', say.pulls(presses, MIN_PULLS));
  return part('pass', words);
}

const isPressed = ({ button }: Named) => button.presses > 0;

/** The faults of buttons, in the order in which they are told. */
const buttonFaults = [
  { code: 'GPD-DEAD', isIn: ({ mark }: Named) => mark === 'dead' },
  { code: 'GPD-STUCK', isIn: ({ button: { rest } }: Named) => rest !== null && rest.mean >= 0.5 },
  { code: 'GPD-DOUBLE', isIn: ({ button: { bounces } }: Named) => bounces.length > 0 },
] as const;

function buttonsPart(id: 'buttons' | 'cross', name: string, of: readonly Named[]): PadPart {
  const part = partOf(id, 'buttons', name);
  const namesOf = (those: readonly Named[]) => those.map((one) => one.name);
  const faults = buttonFaults.map(({ code, isIn }) => ({ code, names: namesOf(of.filter(isIn)) }));
  const found = faults.flatMap(({ code, names }) => names.map((button) => ({ code, where: { button } })));
  const findings = findingsIn(found);
  if (findings) {
    return part(findings, faults.flatMap(({ code, names }) => (names.length > 0 ? say[code](names) : [])).join(' '));
  }
  const fitted = of.filter(({ mark }) => mark !== 'none');
  const open = fitted.filter((one) => !isPressed(one));
  if (fitted.length === 0) return absent(id, name, say.notFitted);
  if (open.length === fitted.length) return part('not-run', say.nonePressed);
  if (open.length > 0) return part('inconclusive', say.notPressed(namesOf(open)));
  return part('pass', say.pressed(fitted.length));
}

function rumblePart({ reading, felt }: GamepadRun): PadPart {
  const part = partOf('rumble', 'rumble', evidence.rumble.name);
  if (!reading?.canRumble) return part('not-run', say.noRumble);
  if (felt === null) return part('not-run', say.notTested);
  if (felt === 'none') return part('not-run', say.notFitted);
  return part(felt === 'both' ? 'pass' : [{ code: 'GPD-RUMBLE' }], say.felt[felt]);
}

function connectionPart({ losses }: PadReading): PadPart {
  const part = partOf('connection', 'connection', evidence.connection.name);
  if (losses >= MIN_LOSSES) return part([{ code: 'GPD-LOST', amount: amountOf(losses) }], say.lost(losses));
  return part('pass', losses === 0 ? say.neverLost : say.lostOnce);
}

/** The buttons of a pad with their names, by their role. */
export function buttonsOf(reading: PadReading, marks: GamepadRun['marks']) {
  const { isStandard } = reading;
  const { triggers, cross, system } = buttonsOfStandard;
  const all = reading.buttons.map((button, i) => ({
    i,
    button,
    name: buttonName(i, reading),
    // A press outweighs what was said before.
    mark: button.presses === 0 ? marks[i] : undefined,
  }));
  const are = (some: readonly number[]) => all.filter(({ i }) => isStandard && some.includes(i));
  const special = [...are(triggers), ...are(cross)];
  const others = all.filter(
    // Browsers often hide the last buttons, and few pads have them. They are judged once they were pressed.
    (one) => !special.includes(one) && (isPressed(one) || one.mark || !isStandard || one.i < system),
  );
  return { triggers: are(triggers), cross: are(cross), others };
}

/** The parts of a result, in order. */
export function partsOf(run: GamepadRun): readonly PadPart[] {
  const { reading, marks } = run;
  if (!reading) {
    return (['rest', 'reach', 'return', 'triggers', 'buttons'] as const).map((rule) =>
      partOf(rule, rule, evidence[rule].name)('not-run', say.noPad),
    );
  }
  const { triggers, cross, others } = buttonsOf(reading, marks);
  return [
    ...([0, 1] as const).flatMap((at) => {
      const stick = reading.sticks[at];
      return stick ? stickParts(stick, at, reading.stirs) : absent(`rest-${at}`, stickNames[at], say.noStick);
    }),
    ...(triggers.length > 0 ? triggers.map(triggerPart) : [absent('triggers', evidence.triggers.name, say.noTriggers)]),
    buttonsPart('buttons', evidence.buttons.name, others),
    ...(cross.length > 0 ? [buttonsPart('cross', partNames.cross, cross)] : []),
    rumblePart(run),
    connectionPart(reading),
  ];
}

/** Pass: all that the pad has was moved and pressed, and nothing is off. What it lacks is not fitted, and not a fault. */
export function judgeGamepad(run: GamepadRun): CheckResult {
  const parts = partsOf(run);
  return resultOf({
    check: 'gamepad',
    run,
    evidence,
    parts,
    details: run.reading ? summaryOf(parts, evidence) || say.fine : say.noPad,
    measurements: figuresOf(run),
  });
}

function figuresOf({ reading, marks, felt }: GamepadRun): Figures {
  if (!reading) return [];
  const { triggers, cross, others } = buttonsOf(reading, marks);
  const pressed = [...cross, ...others].filter(isPressed);
  return [
    reported(figures.pad, reading.id),
    reported(figures.layout, say.layout(reading.isStandard)),
    reading.sticks.map(stickFigures),
    triggers.map(({ name, button: { rest, high } }) => [
      shareFigure(figures.rest(name), rest?.mean),
      high > 0 && shareFigure(figures.pulled(name), high),
    ]),
    measured(figures.pressed, pressed.length),
    measured(figures.doubles, pressed.flatMap(({ button }) => button.bounces).length),
    measured(figures.rate, reading.rate, 'Hz', 1),
    measured(figures.losses, reading.losses),
    observed(figures.rumble, felt),
  ];
}
