import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { padNotes } from '../../../content/touchpad';
import { sideNames } from '../../../content/verdicts/touchpad';
import { fixed, withUnit } from '../../../content/words';
import {
  MIN_DRAGS,
  MIN_MENUS,
  MIN_MOVING_MS,
  MIN_PINCH,
  MIN_PRESSES,
  MIN_SCROLL_PX,
  REST_MS,
  WATCH_MS,
} from '../../../machines/touchpad/evidence';
import type { PadTask } from '../../../machines/touchpad/run';
import { partsOf } from '../../../machines/touchpad/touchpad';
import { SETTLE_MS, type touchpadMachine } from '../../../machines/touchpad/touchpad.machine';
import { noTrace, type PadTrace } from '../../../measure/live/pad-trace';
import type { Presses } from '../../../measure/pointer/presses';
import { deviceOf } from '../../../measure/pointer/scroll';
import { scaleOf } from '../../../measure/touchpad/pinching';
import type { PadScrolling } from '../../../measure/touchpad/scrolling';
import { sides } from '../../../measure/touchpad/sides';
import { type Datum, datum } from '../../ui/figures/DataStrip';

export type PadActor = ActorRefFrom<typeof touchpadMachine>;
export type PadContext = SnapshotFrom<typeof touchpadMachine>['context'];

/** State shared by the page's actors and its field. */
export interface PadTest {
  readonly trace: PadTrace;
  /** The field of the current step. */
  readonly field: { current: HTMLElement | null };
}

const px = (length: number, digits = 0) => withUnit(fixed(length, digits), 'px');
const devices = { wheel: 'Wheel', 'fine wheel': 'Fine wheel', 'touch pad': 'Touch pad' } as const;

/** Duration of a rest step in milliseconds, without the settling time before it; null for other steps. */
export const restOf = (task: PadTask): number | null =>
  task === 'rest' ? REST_MS : task === 'palm' || task === 'off' ? WATCH_MS : null;

/** Milliseconds of rest so far; negative during the settling time. */
export const restedOf = ({ now, changedAt }: PadContext): number => now - changedAt - SETTLE_MS;

/** The text that replaces the task; null if there is none. */
export function noteOf(context: PadContext, isOver: boolean): string | null {
  const { task, edges, scroll, pinch } = context;
  if (isOver) {
    const details = partsOf(context).find(({ rule }) => rule === task)?.details;
    return details ? `${padNotes.over} ${details}` : padNotes.over;
  }
  switch (task) {
    case 'edges':
      return sides.some((side) => edges.sides[side].short > edges.sides[side].reached) ? padNotes.short : null;
    case 'scroll': {
      const device = deviceOf(scroll.steps);
      return device !== null && device !== 'touch pad' ? padNotes.wheel : null;
    }
    case 'pinch':
      return pinch.refused > pinch.apart + pinch.together ? padNotes.refused : null;
    default:
      return null;
  }
}

/** Progress of a step: its figure, the figure it needs, and the unit. */
export function progressOf(context: PadContext) {
  const { task, line, edges, press, tap, menu, drag, scroll, pinch } = context;
  const seconds = (ms: number, of: number) => ({ value: Math.floor(ms / 1000), of: of / 1000, unit: 's' });
  const rest = restOf(task);
  if (rest !== null) {
    return seconds(context[task as 'rest'] ? rest : Math.min(rest, Math.max(0, restedOf(context))), rest);
  }
  switch (task) {
    case 'edges':
      return { value: sides.filter((side) => edges.sides[side].reached > 0).length, of: sides.length, unit: 'sides' };
    case 'press':
      return { value: press.counts[0] ?? 0, of: MIN_PRESSES, unit: 'presses' };
    case 'tap':
      return { value: tap.counts[0] ?? 0, of: MIN_PRESSES, unit: 'taps' };
    case 'menu':
      return { value: menu.counts[2] ?? 0, of: MIN_MENUS, unit: 'presses' };
    case 'drag':
      return { value: drag.counts.carried, of: MIN_DRAGS, unit: 'drag' };
    case 'scroll':
      return { value: Math.floor(Math.min(scroll.up, scroll.down)), of: MIN_SCROLL_PX, unit: 'px each way' };
    case 'pinch':
      return {
        value: Math.floor((Math.min(pinch.apart, pinch.together) / MIN_PINCH) * 100),
        of: 100,
        unit: '% each way',
      };
    default:
      return seconds(line.line.moving, MIN_MOVING_MS);
  }
}

/** What the device scrolls like. No browser reports what it is. */
export function deviceDatum({ steps }: PadScrolling): Datum {
  const device = deviceOf(steps);
  return { label: 'Scrolls like a', value: device && devices[device], note: device ? 'a guess' : undefined };
}

/** The four figures of the current step. */
export function figuresOf(context: PadContext): readonly Datum[] {
  const { task, scroll, pinch, edges, drag, watched } = context;
  const { movement, line } = context.line;
  if (restOf(task) !== null) {
    const { still } = context[task as 'rest'] ?? watched ?? noTrace;
    return [
      datum('Distance', still.path, 'px', 1),
      { ...datum('Trembling', still.rms, 'px', 2), note: 'rms' },
      datum('Samples', still.samples),
      datum('Presses, scrolls', still.others),
    ];
  }
  switch (task) {
    case 'edges':
      return sides.map((side) => ({
        ...datum(sideNames[side], edges.sides[side].reached),
        note: edges.sides[side].short > 0 ? `${edges.sides[side].short} ended early` : undefined,
      }));
    case 'press':
    case 'tap':
    case 'menu':
      return pressesOf(context[task]);
    case 'drag':
      return [
        datum('Dragged', drag.counts.carried),
        datum('Contact lost', drag.counts.drops.length),
        datum('Dropped early', drag.counts.early),
        datum('Presses', drag.presses.counts[0] ?? 0),
      ];
    case 'scroll':
      return [
        { label: 'Up, down', value: `${Math.round(scroll.up)}, ${px(scroll.down)}` },
        { label: 'Left, right', value: `${Math.round(scroll.left)}, ${px(scroll.right)}` },
        { label: 'Back, gaps', value: `${scroll.reversed}, ${scroll.gaps}` },
        deviceDatum(scroll),
      ];
    case 'pinch':
      return [
        datum('Apart', Math.exp(pinch.apart / 100), '×', 2),
        datum('Together', Math.exp(pinch.together / 100), '×', 2),
        datum('Scale now', scaleOf(pinch), '×', 2),
        datum('Not a pinch', pinch.refused),
      ];
    default:
      return [
        datum('Jumps', line.jumps),
        datum('Dead stretches', line.stretches),
        datum('Contact lost', line.losses),
        { ...datum('Report rate', movement.rate, 'Hz'), note: `${movement.total} samples` },
      ];
  }
}

const pressesOf = ({ counts, bounces, shortest }: Presses): readonly Datum[] => [
  datum('Left', counts[0] ?? 0),
  datum('Right', counts[2] ?? 0),
  datum('Arrived twice', bounces.length),
  datum('Shortest gap', shortest, 'ms', 1),
];
