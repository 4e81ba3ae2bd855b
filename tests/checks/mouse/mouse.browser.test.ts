// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMovement } from '../../../measure/live/movement';
import { buttonsOn, device, movementOn, stay, wheelInputOf, wheelOn } from '../../../src/browser/input/mouse';
import { run, stop } from '../../browser/actors';

function send<E extends Event>(event: E, target: EventTarget): E {
  target.dispatchEvent(event);
  return event;
}
const mouseEvent = (type: string, init: MouseEventInit = {}) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
const pointerEvent = (type: string, init: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...init });

let field: HTMLElement;
let inside: HTMLElement;
const place = (element: HTMLElement, left: number, top: number, width: number, height: number) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="field"><span id="inside"></span><i data-spot="block"></i><i data-spot="goal"></i></div>';
  field = document.getElementById('field') as HTMLElement;
  inside = document.getElementById('inside') as HTMLElement;
  place(field, 100, 200, 300, 100);
  const [block, goal] = field.querySelectorAll('i');
  place(block as HTMLElement, 100, 250, 50, 50);
  place(goal as HTMLElement, 350, 250, 50, 50);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Back and Forward', () => {
  it('are refused wherever they come up, and no other button is', () => {
    run(stay);
    for (const type of ['mousedown', 'mouseup', 'auxclick']) {
      for (const button of [0, 1, 2, 3, 4]) {
        const { defaultPrevented } = send(mouseEvent(type, { button }), document.body);
        expect(defaultPrevented, `${type} ${button}`).toBe(button > 2);
      }
    }
    expect(send(pointerEvent('pointerup', { button: 3 }), document.body).defaultPrevented).toBe(true);
    // Preventing the default would suppress the mouse events.
    expect(send(pointerEvent('pointerdown', { button: 3 }), document.body).defaultPrevented).toBe(false);
  });

  it('do what they always do once the page is left', () => {
    run(stay);
    stop();
    expect(send(mouseEvent('mouseup', { button: 3 }), document.body).defaultPrevented).toBe(false);
  });
});

describe('a mouse', () => {
  const query = (matches: boolean) => Object.assign(new EventTarget(), { matches });

  it('is there where the browser says so, and is told when that changes', () => {
    const asked = query(true);
    vi.stubGlobal('matchMedia', () => asked);
    const heard = run(device);
    asked.matches = false;
    asked.dispatchEvent(new Event('change'));
    expect(heard).toEqual([
      { type: 'DEVICE', present: true },
      { type: 'DEVICE', present: false },
    ]);
  });

  it('is there as soon as one moves, whatever the browser says, and a finger is none', () => {
    vi.stubGlobal('matchMedia', () => query(false));
    const heard = run(device);
    send(pointerEvent('pointermove', { pointerType: 'touch' }), document.body);
    expect(heard).toEqual([{ type: 'DEVICE', present: false }]);
    for (let i = 0; i < 3; i++) send(pointerEvent('pointermove'), document.body);
    expect(heard.slice(1)).toEqual([{ type: 'DEVICE', present: true }]);
  });
});

describe('the buttons', () => {
  const pad = () => field;

  it('are told with their place in the field, and the field does nothing else with them', () => {
    const heard = run(buttonsOn(pad));
    const down = send(mouseEvent('mousedown', { button: 2, clientX: 110, clientY: 220 }), inside);
    const up = send(mouseEvent('mouseup', { button: 2, clientX: 10, clientY: 20 }), document.body);
    expect(heard).toEqual([
      { type: 'PRESS', input: { x: 10, y: 20, button: 2, timestamp: down.timeStamp, spot: 'pad' } },
      { type: 'RELEASE', input: { x: -90, y: -180, button: 2, timestamp: up.timeStamp, spot: 'pad' } },
    ]);
    expect(down.defaultPrevented).toBe(true);
    for (const type of ['contextmenu', 'auxclick', 'dragstart']) {
      expect(send(mouseEvent(type), inside).defaultPrevented, type).toBe(true);
      expect(send(mouseEvent(type), document.body).defaultPrevented, type).toBe(false);
    }
  });

  it('are told with what lies under them', () => {
    const heard = run(buttonsOn(pad));
    for (const clientX of [120, 200, 360]) send(mouseEvent('mousedown', { clientX, clientY: 260 }), field);
    expect(heard.map(({ input }) => (input as { spot: string }).spot)).toEqual(['block', 'pad', 'goal']);
  });

  it('are left alone outside of the field', () => {
    const heard = run(buttonsOn(pad));
    expect(send(mouseEvent('mousedown'), document.body).defaultPrevented).toBe(false);
    expect(heard).toEqual([]);
  });

  it('are not what a tap of a finger makes of them', () => {
    const heard = run(buttonsOn(pad));
    send(pointerEvent('pointerdown', { pointerType: 'touch' }), inside);
    for (const type of ['mousedown', 'mouseup']) send(mouseEvent(type), inside);
    expect(heard).toEqual([]);
    send(pointerEvent('pointerdown'), inside);
    send(mouseEvent('mousedown'), inside);
    expect(heard).toHaveLength(1);
  });

  it('are lost with the window', () => {
    const heard = run(buttonsOn(pad));
    send(new Event('blur'), window);
    expect(heard).toEqual([{ type: 'LOST' }]);
  });
});

describe('the motion', () => {
  it('takes every coalesced sample over the field, and is told four times a second at most', () => {
    const motion = createMovement();
    motion.push(1, 1, 1);
    const heard = run(movementOn(() => field, motion));
    expect(motion.count).toBe(0);
    const sample = (clientX: number) => pointerEvent('pointermove', { clientX, clientY: 210 });
    for (let i = 0; i < 40; i++) {
      const event = sample(110 + 4 * i);
      event.getCoalescedEvents = () => [0, 1, 2, 3].map((part) => sample(110 + 4 * i + part));
      send(event, inside);
    }
    expect(motion.count).toBe(160);
    expect([motion.xs[0], motion.ys[0], motion.xs[159]]).toEqual([10, 10, 169]);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([{ type: 'MOTION', reading: expect.objectContaining({ total: 160 }) }]);
  });

  it('takes the event itself where a browser knows no samples, and nothing of a finger or of another place', () => {
    const motion = createMovement();
    run(movementOn(() => field, motion));
    const bare = pointerEvent('pointermove', { clientX: 130, clientY: 210 });
    Object.assign(bare, { getCoalescedEvents: undefined });
    send(bare, inside);
    expect(motion.count).toBe(1);
    send(pointerEvent('pointermove', { pointerType: 'touch', clientX: 140 }), inside);
    send(pointerEvent('pointermove', { clientX: 150 }), document.body);
    expect(motion.count).toBe(1);
  });
});

describe('the wheel', () => {
  const wheel = (deltaY: number) => new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY });

  it('is kept from scrolling over the field alone, and told ten times a second', () => {
    const heard = run(wheelOn(() => field));
    for (let i = 0; i < 5; i++) expect(send(wheel(100), inside).defaultPrevented).toBe(true);
    expect(send(wheel(100), document.body).defaultPrevented).toBe(false);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.inputs).toHaveLength(5);
  });

  it('is read with its mode before its deltas, or Firefox gives no lines', () => {
    const asked: string[] = [];
    const event = new Proxy(wheel(3), {
      get(target, name) {
        asked.push(String(name));
        return name === 'deltaMode' ? 1 : name === 'wheelDeltaY' ? -120 : Reflect.get(target, name, target);
      },
    });
    expect(wheelInputOf(event)).toMatchObject({ deltaY: 3, lines: true, notchY: -120, notchX: null });
    expect(asked.indexOf('deltaMode')).toBeLessThan(asked.indexOf('deltaY'));
  });
});
