// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackDrag } from '../../src/ui/controls/drag';

let element: HTMLElement;
let moves: number[];
let ends: [dx: number, dy: number, speed: number][];
let stop: () => void;

interface Pointer {
  readonly x?: number;
  readonly y?: number;
  readonly at?: number;
  readonly id?: number;
  readonly pointerType?: string;
  readonly button?: number;
  readonly isPrimary?: boolean;
}

function send(
  type: string,
  { x = 0, y = 0, at = 0, id = 1, pointerType = 'touch', button = 0, isPrimary = true }: Pointer,
) {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: id,
    pointerType,
    button,
    buttons: type === 'pointermove' ? 1 : 0,
    isPrimary,
    bubbles: true,
  });
  Object.defineProperty(event, 'timeStamp', { value: at });
  element.dispatchEvent(event);
}

function follow(options: Partial<Parameters<typeof trackDrag>[1]> = {}): void {
  stop();
  stop = trackDrag(element, {
    sideways: true,
    onMove: (dx) => moves.push(dx),
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
    send('pointerdown', { x: 100 });
    send('pointermove', { x: 107 });
    expect(moves).toEqual([]);
    expect(element.setPointerCapture).not.toHaveBeenCalled();
    send('pointermove', { x: 92 });
    send('pointermove', { x: 60 });
    expect(moves).toEqual([-8, -40]);
    expect(element.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('ends with its distance and its speed over the last 80 ms', () => {
    send('pointerdown', { x: 0, at: 0 });
    send('pointermove', { x: 100, at: 500 });
    send('pointermove', { x: 120, at: 560 });
    send('pointerup', { x: 130, at: 570 });
    expect(ends).toEqual([[130, 0, 30 / 70]]);
  });

  it('has no speed after it has rested', () => {
    send('pointerdown', { x: 0, at: 0 });
    send('pointermove', { x: 100, at: 50 });
    send('pointerup', { x: 100, at: 400 });
    expect(ends).toEqual([[100, 0, 0]]);
  });

  it('has a speed even when the whole fling is one move', () => {
    send('pointerdown', { x: 0, at: 0 });
    send('pointermove', { x: 40, at: 16 });
    send('pointerup', { x: 40, at: 20 });
    expect(ends).toEqual([[40, 0, 2]]);
  });

  it('ends with nothing when the browser cancels it', () => {
    send('pointerdown', { x: 0 });
    send('pointermove', { x: 90, at: 10 });
    send('pointercancel', { x: 90, at: 11 });
    send('pointermove', { x: 120, at: 12 });
    expect(moves).toEqual([90]);
    expect(ends).toEqual([[0, 0, 0]]);
  });
});

describe('what is no drag', () => {
  it('is a press without a way', () => {
    send('pointerdown', { x: 0 });
    send('pointermove', { x: 3 });
    send('pointerup', { x: 3 });
    expect({ moves, ends }).toEqual({ moves: [], ends: [] });
  });

  it('is a gesture that starts across the axis, even if it turns later', () => {
    send('pointerdown', {});
    send('pointermove', { y: 20 });
    send('pointermove', { x: 200, y: 20 });
    send('pointerup', { x: 200, y: 20 });
    expect({ moves, ends }).toEqual({ moves: [], ends: [] });
  });

  it.each([
    ['a second finger', { id: 2, isPrimary: false }],
    ['the right button', { button: 2, pointerType: 'mouse' }],
  ])('is %s', (_, pointer) => {
    send('pointerdown', { ...pointer });
    send('pointermove', { ...pointer, x: 90 });
    expect(moves).toEqual([]);
  });

  it('is a press that is refused', () => {
    follow({ onPress: ({ pointerType }) => pointerType === 'touch' });
    send('pointerdown', { pointerType: 'mouse' });
    send('pointermove', { pointerType: 'mouse', x: 90 });
    expect(moves).toEqual([]);
  });

  it('is a pointer whose release was lost', () => {
    send('pointerdown', {});
    const hover = new PointerEvent('pointermove', { clientX: 90, pointerId: 1, buttons: 0, bubbles: true });
    element.dispatchEvent(hover);
    expect(moves).toEqual([]);
  });

  it('is what comes after tracking has ended', () => {
    send('pointerdown', {});
    stop();
    send('pointermove', { x: 90 });
    expect(moves).toEqual([]);
  });
});

it('goes in any direction unless only sideways counts', () => {
  const places: [dx: number, dy: number][] = [];
  follow({ sideways: false, threshold: 4, onMove: (dx, dy) => places.push([dx, dy]) });
  send('pointerdown', {});
  send('pointermove', { x: 2, y: -3 });
  send('pointermove', { x: 5, y: -30 });
  send('pointerup', { x: 5, y: -30 });
  expect(places).toEqual([[5, -30]]);
  expect(ends).toEqual([[5, -30, 0]]);
});

describe('the click that ends a drag', () => {
  it('is suppressed, and no later one', () => {
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    send('pointerdown', {});
    send('pointermove', { x: 90 });
    send('pointerup', { x: 90 });
    element.click();
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    element.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is the only one: that of a new press comes through before the next task has run', () => {
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    send('pointerdown', { x: 0 });
    send('pointermove', { x: 50 });
    send('pointerup', { x: 50 });
    send('pointerdown', { x: 0 });
    send('pointerup', { x: 0 });
    element.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('reaches the element when nothing was dragged', () => {
    const clicked = vi.fn();
    element.addEventListener('click', clicked);
    send('pointerdown', {});
    send('pointerup', {});
    element.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
