import { createActor, fromCallback, fromPromise } from 'xstate';
import { touchMachine } from '../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import type { DrawingFacts } from '../../../renderers/drawing';
import { mountTouch } from '../../../renderers/touch/touch.renderer';
import { TouchInput } from '../../../src/browser/input/touch-input';

/** The running touch test without its page: pad, machine and drawing. */
export interface TouchGrid {
  readonly host: HTMLElement;
  /** Takes one event of the drag. */
  take(event: PointerEvent): void;
  remove(): void;
}

/** An element of this size in CSS px over the page. */
export function openHost(width: number, height: number): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, { position: 'fixed', left: 0, top: 0, width: `${width}px`, height: `${height}px` });
  return host;
}

export function mountGrid(width: number, height: number, onFacts?: (facts: DrawingFacts) => void): TouchGrid {
  const host = openHost(width, height);
  const pad = new TouchInput();
  pad.attach(host);
  const nothing = fromCallback(() => undefined);
  const fullscreen = fromPromise(() => new Promise<{ at: number; snapshot: TouchSnapshot | null }>(() => undefined));
  const machine = touchMachine.provide({
    actors: { fullscreen, wakeLock: nothing, strokes: pad.strokes, touches: pad.touches },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'START', at: 0, touchPoints: 10 });
  const renderer = mountTouch(host, {
    board: pad.grid,
    onBox: (box) => pad.fit(box),
    ...(onFacts && { onFacts }),
  });
  pad.redraw = () => renderer.update({});
  return {
    host,
    take(event) {
      // A grid that is full would end the test.
      if (pad.grid.touched > pad.grid.cells * 0.9) {
        pad.reset();
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
