import { list } from '../../content/words';
import { deviceOf } from '../../measure/pointer/scroll';
import { type CheckResult, type Measurement, resultOf } from '../result';
import { evidence, type PadRule } from './evidence';
import { dragPart, menuPart, pinchPart, pressPart, scrollPart, sidewaysPart, tapPart } from './finger-parts';
import { edgesPart, linePart, offPart, type PadPart, palmPart, restPart } from './movement-parts';
import type { PadRun, PadTask } from './run';

/** All parts, in the order of the steps. */
export const partsOf = (run: PadRun): readonly PadPart[] => [
  linePart(run),
  restPart(run),
  edgesPart(run),
  pressPart(run),
  tapPart(run),
  menuPart(run),
  dragPart(run),
  scrollPart(run),
  sidewaysPart(run),
  pinchPart(run),
  palmPart(run),
  offPart(run),
];

/** The step that provides the evidence for a rule. */
export const taskOf = (rule: string): PadTask => (rule === 'sideways' ? 'scroll' : (rule as PadTask));

/**
 * Pass: the device scrolls like a touch pad, moves, presses, drags and scrolls without a fault, and rests when nobody
 * touches it. A feature that the pad lacks is not fitted, and not a fault. Cannot tell: evidence is missing, or the
 * scroll deltas look like a wheel's.
 */
export function judgeTouchpad(run: PadRun): CheckResult {
  const parts = partsOf(run);
  const faults = parts.flatMap(({ findings, name, details }) => (findings ? [`${name}: ${details}`] : []));
  const open = parts.filter(({ rule, verdict }) => isOpen(verdict, rule));
  const isTried = parts.some(({ verdict }) => verdict !== 'not-run');
  const sentences = [
    ...faults,
    ...(isTried && open.length > 0 ? [`Not finished: ${list(open.map(({ name }) => name.toLowerCase()))}.`] : []),
    ...(isTried ? [] : ['Nothing was done on the touch pad.']),
    ...(faults.length + open.length === 0 ? ['The touch pad does all that was asked. No faults found.'] : []),
  ];
  return resultOf({
    check: 'touchpad',
    name: 'Touch pad',
    evidence,
    parts,
    details: sentences.join(' '),
    measurements: measurementsOf(run),
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  });
}

const isOpen = (verdict: PadPart['verdict'], rule: PadRule) =>
  verdict === 'inconclusive' || (verdict === 'not-run' && evidence[rule].required);

function measurementsOf(run: PadRun): readonly Measurement[] {
  const { line, rest, press, tap, menu, drag, scroll, pinch, palm, off, absent } = run;
  const measured = (name: string, value: number | null, unit = '', digits = 0): Measurement[] =>
    value === null ? [] : [{ name, value: Number(value.toFixed(digits)), unit, source: 'measured' }];
  const device = deviceOf(scroll.steps);
  return [
    ...(line.movement.total > 0
      ? [
          ...measured('Report rate', line.movement.rate, 'Hz', 1),
          ...measured('Moved for', line.line.moving / 1000, 's', 1),
          ...measured('Jumps', line.line.jumps),
          ...measured('Dead stretches', line.line.stretches),
          ...measured('Contact lost', line.line.losses),
        ]
      : []),
    ...(rest
      ? [
          ...measured('Jitter below a resting finger', rest.still.rms, 'px', 2),
          ...measured('Distance under a resting finger', rest.still.path, 'px', 1),
        ]
      : []),
    ...(Object.keys(press.counts).length > 0 ? measured('Presses', press.counts[0] ?? 0) : []),
    ...(Object.keys(tap.counts).length > 0 ? measured('Taps', tap.counts[0] ?? 0) : []),
    ...(Object.keys(menu.counts).length > 0 ? measured('Two-finger presses', menu.counts[2] ?? 0) : []),
    ...(Object.keys(drag.presses.counts).length > 0
      ? [
          ...measured('Complete drags', drag.counts.carried),
          ...measured('Contact lost during a drag', drag.counts.drops.length),
          ...measured('Block dropped early', drag.counts.early),
        ]
      : []),
    ...(device
      ? [
          ...measured('Scrolled up', scroll.up, 'px'),
          ...measured('Scrolled down', scroll.down, 'px'),
          ...measured('Scrolled left', scroll.left, 'px'),
          ...measured('Scrolled right', scroll.right, 'px'),
          ...measured('Steps back', scroll.reversed),
          ...measured('Gaps while scrolling', scroll.gaps),
          { name: 'Scrolls like', value: device, unit: '', source: 'estimated' as const },
        ]
      : []),
    ...(pinch.apart + pinch.together > 0
      ? [
          // The browser reports the logarithm of the scale.
          ...measured('Pinched apart', Math.exp(pinch.apart / 100), '×', 2),
          ...measured('Pinched together', Math.exp(-pinch.together / 100), '×', 2),
        ]
      : []),
    ...(palm ? measured('Distance under resting palms', palm.still.path, 'px', 1) : []),
    ...(off ? measured('Distance without hands', off.still.path, 'px', 1) : []),
    ...absent.map(
      (task): Measurement => ({
        name: `${evidence[task].name}, as you said`,
        value: 'no answer',
        unit: '',
        source: 'observed',
      }),
    ),
  ];
}
