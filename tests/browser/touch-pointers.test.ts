// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchPointers } from '../../src/browser/input/pointers';

let pad: HTMLElement;
let log: string[];
let stop: () => void;

const sink = {
  down: ({ pointerId }: PointerEvent) => log.push(`down ${pointerId}`),
  move: ({ pointerId, clientX }: PointerEvent) => log.push(`move ${pointerId} ${clientX}`),
  up: ({ pointerId }: PointerEvent) => log.push(`up ${pointerId}`),
  cancel: ({ pointerId }: PointerEvent) => log.push(`cancel ${pointerId}`),
  done: () => log.push('·'),
};
function fire(type: string, init: PointerEventInit = {}, target: Element = pad, coalesced?: readonly number[]) {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, ...init });
  if (coalesced) {
    const samples = coalesced.map((clientX) => new PointerEvent(type, { pointerId: 1, clientX }));
    Object.defineProperty(event, 'getCoalescedEvents', { value: () => samples });
  }
  target.dispatchEvent(event);
  return event;
}
/** Whether the browser is kept from answering an event of the type. */
const isKept = (type: string) => (target: Element) =>
  !target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = '<div id="pad"><canvas></canvas></div><button>Beside</button>';
  pad = document.getElementById('pad') ?? document.body;
  log = [];
  stop = watchPointers(() => pad, sink);
});
afterEach(() => stop());

describe('watching pointers', () => {
  it('hears every coalesced sample, and speaks once an event', () => {
    fire('pointerdown');
    fire('pointermove', { clientX: 30 }, pad, [10, 20, 30]);
    fire('pointerup');
    expect(log).toEqual(['down 1', '·', 'move 1 10', 'move 1 20', 'move 1 30', '·', 'up 1', '·']);
  });

  it('takes the event itself where there are no coalesced samples', () => {
    fire('pointermove', { clientX: 7 }, pad, []);
    const event = new PointerEvent('pointermove', { bubbles: true, pointerId: 2, clientX: 8 });
    Object.defineProperty(event, 'getCoalescedEvents', { value: undefined });
    pad.dispatchEvent(event);
    expect(log).toEqual(['move 1 7', '·', 'move 2 8', '·']);
  });

  it('takes raw samples where it is asked to and the browser has them, and none of them twice', () => {
    const end = watchPointers(() => pad, sink, true);
    stop();
    fire('pointermove', { clientX: 1 }, pad, []);
    fire('pointerrawupdate', { clientX: 2 }, pad, []);
    fire('pointerrawupdate', { clientX: 4 }, pad, [3, 4]);
    fire('pointermove', { clientX: 4 }, pad, [2, 3, 4]);
    end();
    expect(log).toEqual(['move 1 1', '·', 'move 1 2', '·', 'move 1 3', 'move 1 4', '·']);
  });

  it('hears of what is inside the element, and not beside it', () => {
    fire('pointerdown', {}, pad.firstElementChild ?? pad);
    fire('pointerdown', { pointerId: 5 }, document.querySelector('button') ?? pad);
    expect(log).toEqual(['down 1', '·']);
  });

  it('ends a contact on release and on cancellation wherever that comes', () => {
    fire('pointerup', {}, document.body);
    fire('pointercancel', { pointerId: 3 }, document.body);
    expect(log).toEqual(['up 1', '·', 'cancel 3', '·']);
  });

  it.each(['touchstart', 'contextmenu', 'wheel', 'dragstart'])(
    'keeps the browser from answering %s there alone',
    (type) => expect([pad, document.querySelector('button') ?? pad].map(isKept(type))).toEqual([true, false]),
  );

  it('hears nothing more once stopped', () => {
    stop();
    fire('pointerdown');
    fire('pointermove');
    fire('pointerup');
    expect(log).toEqual([]);
    expect(isKept('wheel')(pad)).toBe(false);
  });
});
