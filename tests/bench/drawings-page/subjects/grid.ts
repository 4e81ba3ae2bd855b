import { createActor, fromCallback, fromPromise } from 'xstate';
import { touchMachine } from '../../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../../measure/touch/snapshot';
import type { OnFacts } from '../../../../renderers/stage';
import { mountTouch } from '../../../../renderers/touch/touch.renderer';
import { TouchInput } from '../../../../src/browser/input/touch-input';
import { openHost } from '../subject';

/** The running touch test without its page: input, machine and drawing. */
export interface TouchGrid {
  readonly host: HTMLElement;
  /** Handles one event of the drag. */
  take(event: PointerEvent): void;
  remove(): void;
}

export function mountGrid(width: number, height: number, onFacts?: OnFacts): TouchGrid {
  const host = openHost({ width, height });
  const input = new TouchInput();
  input.attach(host);
  const nothing = fromCallback(() => undefined);
  const fullscreen = fromPromise(() => new Promise<{ at: number; snapshot: TouchSnapshot | null }>(() => undefined));
  const machine = touchMachine.provide({
    actors: { fullscreen, wakeLock: nothing, strokes: input.strokes, touches: input.touches },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'START', at: 0, touchPoints: 10 });
  const renderer = mountTouch(host, {
    grid: input.grid,
    onBox: (box) => input.fit(box),
    ...(onFacts && { onFacts }),
  });
  input.redraw = () => renderer.update({});
  return {
    host,
    take(event) {
      // A full grid would end the test.
      if (input.grid.touched > input.grid.cells * 0.9) {
        input.reset();
        host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, pointerType: 'touch' }));
      }
      host.dispatchEvent(event);
    },
    remove() {
      actor.stop();
      renderer.dispose();
      host.remove();
    },
  };
}
