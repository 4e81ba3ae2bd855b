// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackDrag } from '../../src/ui/controls/drag';

let element: HTMLElement;
let moves: (readonly [dx: number, dy: number])[];
let ends: [dx: number, dy: number, speed: number][];
let stop: () => void;

const types = { down: 'pointerdown', move: 'pointermove', up: 'pointerup', cancel: 'pointercancel' };
type Step = [type: keyof typeof types, x?: number, at?: number, more?: PointerEventInit];

function send(...steps: readonly Step[]): void {
  for (const [type, x = 0, at = 0, more] of steps) {
    const buttons = type === 'move' ? 1 : 0;
    const init = { clientX: x, pointerId: 1, pointerType: 'touch', button: 0, buttons, isPrimary: true, bubbles: true };
    const event = new PointerEvent(types[type], { ...init, ...more });
    Object.defineProperty(event, 'timeStamp', { value: at });
    element.dispatchEvent(event);
  }
}

function follow(options: Partial<Parameters<typeof trackDrag>[1]> = {}): void {
  stop();
  stop = trackDrag(element, {
    sideways: true,
    onMove: (...by) => moves.push(by),
    onEnd: (dx, dy, speed) => ends.push([dx, dy, speed]),
    ...options,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement('div'));
  element.setPointerCapture = vi.fn();
  moves = [];
  ends = [];
  stop = () => undefined;
  follow();
});
afterEach(() => {
  stop();
  element.remove();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a pointer that moves along the axis', () => {
  it('drags from the eighth px on, and is captured', () => {
    send(['down', 100], ['move', 107]);
    expect(moves).toEqual([]);
    expect(element.setPointerCapture).not.toHaveBeenCalled();
    send(['move', 92], ['move', 60]);
    expect(moves.map(([dx]) => dx)).toEqual([-8, -40]);
    expect(element.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
  });

  /** Steps such as `move 100 at 500`. */
  const stepsOf = (text: string) =>
    text.split(', ').map((step): Step => {
      const [type = '', x, , at] = step.split(' ');
      return [type as Step[0], Number(x), Number(at)];
    });
  it.each<[string, string, number[], [number, number, number]]>([
    ['its speed over the last 80 ms', 'move 100 at 500, move 120 at 560, up 130 at 570', [100, 120], [130, 0, 30 / 70]],
    ['no speed after it has rested', 'move 100 at 50, up 100 at 400', [100], [100, 0, 0]],
    ['a speed even when the whole fling is one move', 'move 40 at 16, up 40 at 20', [40], [40, 0, 2]],
    ['its whole way when no move arrives before it', 'up 90 at 60', [90], [90, 0, 1.5]],
    ['nothing when it is canceled', 'move 90 at 10, cancel 90 at 11, move 120 at 12', [90], [0, 0, 0]],
  ])('ends with its distance and %s', (_, steps, way, end) => {
    send(['down'], ...stepsOf(steps));
    expect({ moves: moves.map(([dx]) => dx), ends }).toEqual({ moves: way, ends: [end] });
  });
});

describe('what is no drag', () => {
  const pressed = (more: PointerEventInit): Step[] => [
    ['down', 0, 0, more],
    ['move', 90, 0, more],
  ];
  const aside = { clientY: 20 };
  it.each<[string, Step[]]>([
    ['a press without a way', [['down'], ['move', 3], ['up', 3]]],
    ['a gesture that starts across the axis', [['down'], ['move', 0, 0, aside], ['up', 0, 0, aside]]],
    ['one that turns later', [['down'], ['move', 0, 0, aside], ['move', 200, 0, aside], ['up', 200, 0, aside]]],
    ['a second finger', pressed({ pointerId: 2, isPrimary: false })],
    ['the right button', pressed({ button: 2, pointerType: 'mouse' })],
    ['a press that is refused', pressed({ pointerType: 'mouse' })],
    ['a pointer whose release was lost', [['down'], ['move', 90, 0, { buttons: 0 }]]],
  ])('is %s', (_, steps) => {
    follow({ onPress: ({ pointerType, button }) => pointerType === 'touch' || button === 2 });
    send(...steps);
    expect({ moves, ends }).toEqual({ moves: [], ends: [] });
  });

  it('is what comes after tracking has ended', () => {
    send(['down']);
    stop();
    send(['move', 90]);
    expect(moves).toEqual([]);
  });
});

it('goes in any direction unless only sideways counts', () => {
  follow({ sideways: false, threshold: 4 });
  send(['down'], ['move', 2, 0, { clientY: -3 }], ['move', 5, 0, { clientY: -30 }], ['up', 5, 0, { clientY: -30 }]);
  expect({ moves, ends }).toEqual({ moves: [[5, -30]], ends: [[5, -30, 0]] });
});

describe('the click that ends a drag', () => {
  const drag: Step[] = [['down'], ['move', 90], ['up', 90]];
  const press: Step[] = [['down'], ['up']];
  it.each([
    ['is suppressed', drag, 0],
    ['is the only one: that of a new press comes through before the next task has run', [...drag, ...press], 1],
    ['reaches the element when nothing was dragged', press, 1],
  ])('%s', (_, steps, clicks) => {
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    send(...steps);
    element.click();
    expect(clicked).toHaveBeenCalledTimes(clicks);
    vi.runAllTimers();
    element.click();
    expect(clicked).toHaveBeenCalledTimes(clicks + 1);
  });
});
