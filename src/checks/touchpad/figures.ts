import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { padFigures, padNotes } from '../../../content/touchpad';
import { figures, sideNames } from '../../../content/verdicts/touchpad';
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
import { type StripFigure, stripFigure } from '../../ui/figures/FigureStrip';

export type PadActor = ActorRefFrom<typeof touchpadMachine>;
export type PadContext = SnapshotFrom<typeof touchpadMachine>['context'];

/** State shared by the page's actors and its field. */
export interface PadTest {
  readonly trace: PadTrace;
  /** The field of the current step. */
  readonly field: { current: HTMLElement | null };
}

const px = (length: number, digits = 0) => withUnit(fixed(length, digits), 'px');

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
  type Counted = keyof typeof padFigures.units;
  const counted: Readonly<Record<Counted, readonly [value: number, of: number]>> = {
    edges: [sides.filter((side) => edges.sides[side].reached > 0).length, sides.length],
    press: [press.counts[0] ?? 0, MIN_PRESSES],
    tap: [tap.counts[0] ?? 0, MIN_PRESSES],
    menu: [menu.counts[2] ?? 0, MIN_MENUS],
    drag: [drag.counts.carried, MIN_DRAGS],
    scroll: [Math.floor(Math.min(scroll.up, scroll.down)), MIN_SCROLL_PX],
    pinch: [Math.floor((Math.min(pinch.apart, pinch.together) / MIN_PINCH) * 100), 100],
  };
  if (!(task in counted)) return seconds(line.line.moving, MIN_MOVING_MS);
  const [value, of] = counted[task as Counted];
  return { value, of, unit: padFigures.units[task as Counted] };
}

/** What the device scrolls like. No browser reports what it is. */
export function deviceFigure({ steps }: PadScrolling): StripFigure {
  const device = deviceOf(steps);
  return {
    label: padFigures.scrollsLike,
    value: device && padFigures.devices[device],
    note: device ? padFigures.guess : undefined,
  };
}

/** The four figures of the current step. */
export function figuresOf(context: PadContext): readonly StripFigure[] {
  const { task, scroll, pinch, edges, drag, watched } = context;
  const { movement, line } = context.line;
  if (restOf(task) !== null) {
    const { still } = context[task as 'rest'] ?? watched ?? noTrace;
    return [
      stripFigure(padFigures.distance, still.path, 'px', 1),
      { ...stripFigure(padFigures.trembling, still.rms, 'px', 2), note: padFigures.rms },
      stripFigure(padFigures.samples, still.samples),
      stripFigure(padFigures.others, still.others),
    ];
  }
  switch (task) {
    case 'edges':
      return sides.map((side) => ({
        ...stripFigure(sideNames[side], edges.sides[side].reached),
        note: edges.sides[side].short > 0 ? padFigures.early(edges.sides[side].short) : undefined,
      }));
    case 'press':
    case 'tap':
    case 'menu':
      return pressesOf(context[task]);
    case 'drag':
      return [
        stripFigure(padFigures.dragged, drag.counts.carried),
        stripFigure(figures.losses, drag.counts.drops.length),
        stripFigure(padFigures.dropped, drag.counts.early),
        stripFigure(figures.presses, drag.presses.counts[0] ?? 0),
      ];
    case 'scroll':
      return [
        { label: padFigures.upDown, value: `${Math.round(scroll.up)}, ${px(scroll.down)}` },
        { label: padFigures.leftRight, value: `${Math.round(scroll.left)}, ${px(scroll.right)}` },
        { label: padFigures.backGaps, value: `${scroll.reversed}, ${scroll.gaps}` },
        deviceFigure(scroll),
      ];
    case 'pinch':
      return [
        stripFigure(padFigures.apart, Math.exp(pinch.apart / 100), '×', 2),
        stripFigure(padFigures.together, Math.exp(pinch.together / 100), '×', 2),
        stripFigure(padFigures.scale, scaleOf(pinch), '×', 2),
        stripFigure(padFigures.refused, pinch.refused),
      ];
    default:
      return [
        stripFigure(figures.jumps, line.jumps),
        stripFigure(figures.stretches, line.stretches),
        stripFigure(figures.losses, line.losses),
        { ...stripFigure(figures.rate, movement.rate, 'Hz'), note: padFigures.rateNote(movement.total) },
      ];
  }
}

const pressesOf = ({ counts, bounces, shortest }: Presses): readonly StripFigure[] => [
  stripFigure(padFigures.left, counts[0] ?? 0),
  stripFigure(padFigures.right, counts[2] ?? 0),
  stripFigure(padFigures.twice, bounces.length),
  stripFigure(padFigures.shortest, shortest, 'ms', 1),
];
