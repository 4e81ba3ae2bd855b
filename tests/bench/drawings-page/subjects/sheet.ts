import { createActor, fromCallback, fromPromise } from 'xstate';
import { penMachine } from '../../../../machines/pen/pen.machine';
import { MAX_INK } from '../../../../measure/live/ink';
import type { PenSnapshot } from '../../../../measure/pen/snapshot';
import { mountPen } from '../../../../renderers/pen/pen.renderer';
import { PenInput } from '../../../../src/browser/input/pen-input';
import { openHost } from '../subject';
import { penEvents } from './drag';

/** The running pen test without its page: input, machine and drawing. */
export interface PenBench {
  readonly host: HTMLElement;
  /** Creates the pen's next samples. */
  next(at: number): readonly PointerEvent[];
  take(events: readonly PointerEvent[]): void;
  /** Draws as much ink as a sheet keeps, up to the time `until` in ms: about half a minute of ink. */
  fill(until: number): void;
  remove(): void;
}

/** @param frame milliseconds between frames */
export function mountSheet(width: number, height: number, frame: number): PenBench {
  const host = openHost({ width, height });
  const input = new PenInput();
  input.element = host;
  const fullscreen = fromPromise(() => new Promise<{ at: number; snapshot: PenSnapshot | null }>(() => undefined));
  const machine = penMachine.provide({
    actors: { fullscreen, wakeLock: fromCallback(() => undefined), strokes: input.strokes },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'START', at: 0, touchPoints: 10, density: null });
  const renderer = mountPen(host, { sheet: input.sheet, onBox: (box) => void input.fit(box) });
  input.redraw = () => renderer.update({});
  const next = penEvents(width, height, frame);
  const take = (events: readonly PointerEvent[]) => {
    for (const event of events) host.dispatchEvent(event);
  };
  return {
    host,
    next,
    take,
    fill(until) {
      for (let frames = MAX_INK; frames > 0; frames--) take(next(until - frames * frame));
    },
    remove() {
      actor.stop();
      renderer.dispose();
      host.remove();
    },
  };
}
