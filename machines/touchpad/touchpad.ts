import { figures, say } from '../../content/verdicts/touchpad';
import type { Presses } from '../../measure/pointer/presses';
import { deviceOf } from '../../measure/pointer/scroll';
import { type CheckResult, estimated, type Figures, measured, observed, resultOf, summaryOf } from '../result';
import { evidence, type PadPart } from './evidence';
import { dragPart, menuPart, pinchPart, pressPart, scrollPart, sidewaysPart, tapPart } from './finger-parts';
import { edgesPart, linePart, restPart, watchedPart } from './movement-parts';
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
  watchedPart('palm', run),
  watchedPart('off', run),
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
  const isTried = parts.some(({ verdict }) => verdict !== 'not-run');
  return resultOf({
    check: 'touchpad',
    run,
    evidence,
    parts,
    details: isTried ? summaryOf(parts, evidence) || say.faultless : say.nothing,
    measurements: figuresOf(run),
  });
}

function figuresOf({ line, rest, press, tap, menu, drag, scroll, pinch, palm, off, absent }: PadRun): Figures {
  const device = deviceOf(scroll.steps);
  const presses = (name: string, { counts }: Presses, button: number) =>
    Object.keys(counts).length > 0 && measured(name, counts[button] ?? 0);
  return [
    line.movement.total > 0 && [
      measured(figures.rate, line.movement.rate, 'Hz', 1),
      measured(figures.time, line.line.moving / 1000, 's', 1),
      measured(figures.jumps, line.line.jumps),
      measured(figures.stretches, line.line.stretches),
      measured(figures.losses, line.line.losses),
    ],
    measured(figures.jitter, rest?.still.rms, 'px', 2),
    measured(figures.rest, rest?.still.path, 'px', 1),
    presses(figures.presses, press, 0),
    presses(figures.taps, tap, 0),
    presses(figures.menus, menu, 2),
    Object.keys(drag.presses.counts).length > 0 && [
      measured(figures.drags, drag.counts.carried),
      measured(figures.drops, drag.counts.drops.length),
      measured(figures.early, drag.counts.early),
    ],
    device && [
      ...(['up', 'down', 'left', 'right'] as const).map((way) => measured(figures.scrolled(way), scroll[way], 'px', 0)),
      measured(figures.reversed, scroll.reversed),
      measured(figures.gaps, scroll.gaps),
      estimated(figures.device, device),
    ],
    pinch.apart + pinch.together > 0 && [
      // The browser reports the logarithm of the scale.
      measured(figures.pinched('apart'), Math.exp(pinch.apart / 100), '×', 2),
      measured(figures.pinched('together'), Math.exp(-pinch.together / 100), '×', 2),
    ],
    measured(figures.palm, palm?.still.path, 'px', 1),
    measured(figures.off, off?.still.path, 'px', 1),
    absent.map((task) => observed(figures.absent(evidence[task].name), say.noAnswer)),
  ];
}
