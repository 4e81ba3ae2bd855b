import { radioParts, screenWords, sourceNames } from '../../content/ports';
import { countInWords, fixed, list, rounded, times, withMinus, withUnit } from '../../content/words';
import { bestStretch, jumpsOf, MAX_DISCHARGE, MIN_JUMP, MIN_STEPS, rateOf } from '../../measure/ports/charge';
import { furtherScreens, screensIn } from '../../measure/ports/screens';
import { areAlike, type Stop, stopsOf } from '../../measure/ports/stops';
import { stateOf } from '../../measure/ports/walk';
import { amountOf, type CheckResult, faultsIn, type Part, partOf, resultOf } from '../result';
import { evidence } from './evidence';
import { measurementsOf, type PortsRun, stopName } from './run';

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
  const parts = [...stopParts(run), ...batteryParts(run), screenPart(run), ...radio];
  const tried = parts.filter(({ rule }) => rule === 'ports' || rule === 'charging');
  const faults = faultsIn(parts);
  const open = tried.filter(({ verdict }) => verdict === 'inconclusive' || verdict === 'not-run').length;
  return resultOf({
    check: 'ports',
    run,
    evidence,
    parts,
    details: [
      ...faults,
      ...(open > 0 ? [`Not decided: ${open} of ${tried.length} ports and chargers.`] : []),
      ...(faults.length + open === 0 ? ['Every port answered. No faults found.'] : []),
    ].join(' '),
    measurements: measurementsOf(run),
  });
}

const stopParts = (run: PortsRun): readonly PortsPart[] => stopsOf(run.ports).map((stop) => stopPart(stop, run));

function stopPart(stop: Stop, run: PortsRun): PortsPart {
  const isCharger = stop.trial === 'charger';
  const name = stopName(stop, run.ports);
  const part = partOf(stop.id, isCharger ? 'charging' : 'ports', name);
  const { in: seen, drops, sources, name: device, unclear, answer } = stateOf(run.walk, stop.id);
  if (seen > 0) {
    const words = isCharger
      ? 'Seen unplugged, then plugged in.'
      : `${device || 'A device'} was seen (${list(sources.map((source) => sourceNames[source]))}).`;
    if (drops < MIN_DROPS) return part('pass', words);
    return part(
      [{ code: 'PRT-LOOSE', where: { on: name }, amount: amountOf(drops) }],
      `${words} Contact was lost and back at once ${times(drops)}.`,
    );
  }
  if (isCharger && !run.support.battery) return part('inconclusive', 'This browser does not report the battery.');
  if (answer === null || answer === 'skipped') return part('not-run', 'Not tried.');
  if (unclear > 0) return part('inconclusive', 'Something changed, but the browser does not say what.');
  if (answer === 'other') return part('inconclusive', 'Nothing came, but it was not the plug that was seen elsewhere.');
  const others = stopsOf(run.ports).filter((other) => other.id !== stop.id && areAlike(stop, other, run.ports));
  const other = others.find(({ id }) => stateOf(run.walk, id).in > 0);
  if (!other) {
    const kind = run.ports.find(({ id }) => id === stop.port)?.kind;
    const words =
      kind === 'headphone'
        ? 'Nothing came. Most systems do not report this port to a browser. Use the sound test to check it.'
        : 'Nothing came. That may be the plug or the browser: it was seen in no other port like this one.';
    return part('inconclusive', words);
  }
  return part(
    [{ code: isCharger ? 'PRT-CHARGE' : 'PRT-DEAD', where: { on: name } }],
    `Nothing came with the plug in. It was seen at: ${stopName(other, run.ports)}.`,
  );
}

function batteryParts(run: PortsRun): readonly PortsPart[] {
  if (!run.support.battery) {
    return [partOf('battery', 'rate', 'Battery')('not-run', 'A browser like this one cannot tell.')];
  }
  return [ratePart(run, false), ratePart(run, true)];
}

function ratePart({ stretches, watched }: PortsRun, charging: boolean): PortsPart {
  const part = partOf(charging ? 'charge' : 'discharge', 'rate', charging ? 'Charge rate' : 'Discharge rate');
  const stretch = bestStretch(stretches, charging);
  const jumps = charging ? 0 : stretches.reduce((sum, one) => sum + jumpsOf(one), 0);
  if (jumps > 0) {
    return part(
      [{ code: 'PRT-JUMP', amount: amountOf(jumps) }],
      `${countInWords(jumps, 'time')} the level fell at once by at least ${MIN_JUMP} points more than a heavy load takes.`,
    );
  }
  const rate = stretch && rateOf(stretch);
  if (!stretch || !rate) {
    const steps = stretch?.steps.length ?? 0;
    if (charging && stretch?.to.level === 1) return part('not-run', 'Cannot tell: the battery is full.');
    if (!stretch) return part('not-run', charging ? 'Not seen on the charger.' : 'Not seen without the charger.');
    const changes = steps === 0 ? 'has not changed' : `has changed ${times(steps)}`;
    const words = `Cannot tell yet: the level ${changes}, and ${MIN_STEPS} changes are needed.`;
    return part(watched && steps > 0 ? 'inconclusive' : 'not-run', words);
  }
  const { perHour, uncertainty } = rate;
  const words = `${withUnit(withMinus(fixed(perHour, 1)), '%')} an hour, ± ${rounded(uncertainty, 1)}, over ${rate.steps} changes of the level.`;
  const amount = amountOf(perHour, '%/h', 1);
  if (charging && perHour + uncertainty < 0) {
    return part([{ code: 'PRT-DRAIN', amount }], `${words} The battery drains on the charger.`);
  }
  if (!charging && perHour + uncertainty < -MAX_DISCHARGE) {
    return part([{ code: 'PRT-SHORT', amount }], `${words} A full charge lasts less than two hours.`);
  }
  return part('pass', words);
}

function screenPart({ screens }: PortsRun): PortsPart {
  const part = partOf('screen', 'screen', 'Further screen');
  if (!screens || (screens.isExtended === null && screens.list.length < 2)) {
    return part('not-run', screenWords.unknown);
  }
  if (screensIn(screens) < 2) return part('not-run', screenWords.none);
  const further = furtherScreens(screens);
  if (further.length === 0) return part('pass', screenWords.hidden);
  return part(
    'pass',
    further
      .map(({ width, height, ratio, left, top, rate }) => {
        const size = withUnit(`${Math.round(width * ratio)} × ${Math.round(height * ratio)}`, 'px');
        const hz = rate === null ? '' : `, ${withUnit(rounded(rate, 2), 'Hz')}`;
        return `${size} at ${withMinus(left)}, ${withMinus(top)}${hz}.`;
      })
      .join(' '),
  );
}

const radio = radioParts.map(({ id, name }) =>
  partOf(id, 'radio', name)('not-run', 'A browser cannot tell. Look in the settings of the system.'),
);
