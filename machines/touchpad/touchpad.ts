import { list } from '../../content/words';
import type { Presses } from '../../measure/pointer/presses';
import { deviceOf } from '../../measure/pointer/scroll';
import { type CheckResult, estimated, type Figures, faultsIn, measured, observed, openIn, resultOf } from '../result';
import { evidence } from './evidence';
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
  const faults = faultsIn(parts);
  const open = openIn(parts, evidence);
  const isTried = parts.some(({ verdict }) => verdict !== 'not-run');
  const sentences = [
    ...faults,
    ...(isTried && open.length > 0 ? [`Not finished: ${list(open.map(({ name }) => name.toLowerCase()))}.`] : []),
    ...(isTried ? [] : ['Nothing was done on the touch pad.']),
    ...(faults.length + open.length === 0 ? ['The touch pad does all that was asked. No faults found.'] : []),
  ];
  return resultOf({
    check: 'touchpad',
    run,
    evidence,
    parts,
    details: sentences.join(' '),
    measurements: measurementsOf(run),
  });
}

function measurementsOf({ line, rest, press, tap, menu, drag, scroll, pinch, palm, off, absent }: PadRun): Figures {
  const device = deviceOf(scroll.steps);
  const presses = (name: string, { counts }: Presses, button: number) =>
    Object.keys(counts).length > 0 && measured(name, counts[button] ?? 0);
  return [
    line.movement.total > 0 && [
      measured('Report rate', line.movement.rate, 'Hz', 1),
      measured('Moved for', line.line.moving / 1000, 's', 1),
      measured('Jumps', line.line.jumps),
      measured('Dead stretches', line.line.stretches),
      measured('Contact lost', line.line.losses),
    ],
    measured('Jitter below a resting finger', rest?.still.rms, 'px', 2),
    measured('Distance under a resting finger', rest?.still.path, 'px', 1),
    presses('Presses', press, 0),
    presses('Taps', tap, 0),
    presses('Two-finger presses', menu, 2),
    Object.keys(drag.presses.counts).length > 0 && [
      measured('Complete drags', drag.counts.carried),
      measured('Contact lost during a drag', drag.counts.drops.length),
      measured('Block dropped early', drag.counts.early),
    ],
    device && [
      measured('Scrolled up', scroll.up, 'px', 0),
      measured('Scrolled down', scroll.down, 'px', 0),
      measured('Scrolled left', scroll.left, 'px', 0),
      measured('Scrolled right', scroll.right, 'px', 0),
      measured('Steps back', scroll.reversed),
      measured('Gaps while scrolling', scroll.gaps),
      estimated('Scrolls like', device),
    ],
    pinch.apart + pinch.together > 0 && [
      // The browser reports the logarithm of the scale.
      measured('Pinched apart', Math.exp(pinch.apart / 100), '×', 2),
      measured('Pinched together', Math.exp(-pinch.together / 100), '×', 2),
    ],
    measured('Distance under resting palms', palm?.still.path, 'px', 1),
    measured('Distance without hands', off?.still.path, 'px', 1),
    absent.map((task) => observed(`${evidence[task].name}, as you said`, 'no answer')),
  ];
}
