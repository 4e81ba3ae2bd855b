import { screenWords } from '../../content/ports';
import { battery, radioParts, rateName, say } from '../../content/verdicts/ports';
import { bestStretch, jumpsOf, MAX_DISCHARGE, MIN_JUMP, MIN_STEPS, rateOf } from '../../measure/ports/charge';
import { furtherScreens, screensIn } from '../../measure/ports/screens';
import { areAlike, type Stop, stopsOf } from '../../measure/ports/stops';
import { stateOf } from '../../measure/ports/walk';
import { amountOf, type CheckResult, faultsIn, openIn, type Part, partOf, resultOf } from '../result';
import { evidence } from './evidence';
import { figuresOf, type PortsRun, stopName } from './run';

/**
 * From this many lost contacts on, the port or the plug is loose. A device that reconnects loses contact once or twice.
 */
export const MIN_DROPS = 3;

type PortsPart = Part<keyof typeof evidence>;

/**
 * Pass: every port gave a signal. Fail: a port gave none although the person says that the plug was in, and the same
 * plug gave a signal in a port of the same family. A plug that gave no signal anywhere proves nothing.
 */
export function judgePorts(run: PortsRun): CheckResult {
  const stops = stopsOf(run.ports).map((stop) => stopPart(stop, run));
  const parts = [...stops, ...batteryParts(run), screenPart(run), ...radio];
  const open = openIn(stops, evidence).length;
  return resultOf({
    check: 'ports',
    run,
    evidence,
    parts,
    details: [...faultsIn(parts), ...(open > 0 ? [say.open(open, stops.length)] : [])].join(' ') || say.fine,
    measurements: figuresOf(run),
  });
}

function stopPart(stop: Stop, run: PortsRun): PortsPart {
  const isCharger = stop.trial === 'charger';
  const name = stopName(stop, run.ports);
  const part = partOf(stop.id, isCharger ? 'charging' : 'ports', name);
  const { in: seen, drops, sources, name: device, unclear, answer } = stateOf(run.walk, stop.id);
  if (seen > 0) {
    const words = isCharger ? say.chargerSeen : say.seen(device, sources);
    if (drops < MIN_DROPS) return part('pass', words);
    const finding = { code: 'PRT-LOOSE', where: { on: name }, amount: amountOf(drops) } as const;
    return part([finding], `${words} ${say.dropped(drops)}`);
  }
  if (isCharger && !run.support.battery) return part('inconclusive', say.noBattery);
  if (answer === null || answer === 'skipped') return part('not-run', say.notTried);
  if (unclear > 0) return part('inconclusive', say.unclear);
  if (answer === 'other') return part('inconclusive', say.otherPlug);
  const others = stopsOf(run.ports).filter((other) => other.id !== stop.id && areAlike(stop, other, run.ports));
  const other = others.find(({ id }) => stateOf(run.walk, id).in > 0);
  if (!other) {
    const kind = run.ports.find(({ id }) => id === stop.port)?.kind;
    return part('inconclusive', kind === 'headphone' ? say.hidden : say.unseen);
  }
  const code = isCharger ? 'PRT-CHARGE' : 'PRT-DEAD';
  return part([{ code, where: { on: name } }], say.dead(stopName(other, run.ports)));
}

function batteryParts(run: PortsRun): readonly PortsPart[] {
  if (!run.support.battery) return [partOf('battery', 'rate', battery)('not-run', screenWords.unknown)];
  return [ratePart(run, false), ratePart(run, true)];
}

function ratePart({ stretches, watched }: PortsRun, charging: boolean): PortsPart {
  const part = partOf(charging ? 'charge' : 'discharge', 'rate', rateName(charging));
  const stretch = bestStretch(stretches, charging);
  const jumps = charging ? 0 : stretches.reduce((sum, one) => sum + jumpsOf(one), 0);
  if (jumps > 0) return part([{ code: 'PRT-JUMP', amount: amountOf(jumps) }], say.jumps(jumps, MIN_JUMP));
  if (!stretch) return part('not-run', say.notSeen(charging));
  const rate = rateOf(stretch);
  if (!rate) {
    if (charging && stretch.to.level === 1) return part('not-run', say.full);
    const steps = stretch.steps.length;
    return part(watched && steps > 0 ? 'inconclusive' : 'not-run', say.tooFew(steps, MIN_STEPS));
  }
  const { perHour, uncertainty, steps } = rate;
  const words = say.rate(perHour, uncertainty, steps);
  const amount = amountOf(perHour, '%/h', 1);
  if (charging && perHour + uncertainty < 0) return part([{ code: 'PRT-DRAIN', amount }], `${words} ${say.drains}`);
  if (!charging && perHour + uncertainty < -MAX_DISCHARGE) {
    return part([{ code: 'PRT-SHORT', amount }], `${words} ${say.short}`);
  }
  return part('pass', words);
}

function screenPart({ screens }: PortsRun): PortsPart {
  const part = partOf('screen', 'screen', evidence.screen.name);
  if (!screens || (screens.isExtended === null && screens.list.length < 2)) {
    return part('not-run', screenWords.unknown);
  }
  if (screensIn(screens) < 2) return part('not-run', screenWords.none);
  return part('pass', furtherScreens(screens).map(say.screen).join(' ') || screenWords.hidden);
}

const radio = radioParts.map(({ id, name }) => partOf(id, 'radio', name)('not-run', say.radio));
