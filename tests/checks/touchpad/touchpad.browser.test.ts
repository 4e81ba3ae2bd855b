// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPadTrace, type PadReading } from '../../../measure/live/pad-trace';
import type { PinchInput } from '../../../measure/touchpad/pinching';
import { movementOn, wheelOn } from '../../../src/browser/input/mouse';
import { pinchOn, stillnessOf } from '../../../src/browser/input/touchpad';
import { run, stop } from '../../browser/actors';

let field: HTMLElement;

const wheel = (deltaY: number, init: WheelEventInit = {}) => {
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ...init });
  // Happy DOM omits these.
  Object.defineProperties(event, {
    ctrlKey: { value: init.ctrlKey ?? false },
    deltaMode: { value: init.deltaMode ?? 0 },
  });
  field.dispatchEvent(event);
  return event;
};
const move = (target: EventTarget, clientX: number, init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, ...init }));
const key = (type: string, name: string) => dispatchEvent(new KeyboardEvent(type, { key: name }));
const gesture = (type: string, scale: number) => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { scale });
  field.dispatchEvent(event);
  return event;
};
const inputsOf = (heard: readonly object[]) => heard.flatMap((event) => (event as { inputs: PinchInput[] }).inputs);
const readingOf = (heard: readonly object[]) => (heard.at(-1) as { reading: PadReading }).reading;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="field"></div>';
  field = document.getElementById('field') as HTMLElement;
  field.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a pinch', () => {
  it('is a wheel event with Control that no hand holds, and the page does not grow', () => {
    const heard = run(pinchOn(() => field));
    expect(wheel(-4, { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(wheel(30).defaultPrevented).toBe(true);
    key('keydown', 'Control');
    wheel(-100, { ctrlKey: true });
    key('keyup', 'Control');
    wheel(3, { ctrlKey: true });
    wheel(3, { ctrlKey: true, deltaMode: 1 });
    vi.advanceTimersByTime(100);
    expect(inputsOf(heard)).toEqual([
      { delta: -4, isWheel: false },
      { delta: -100, isWheel: true },
      { delta: 3, isWheel: false },
      { delta: 3, isWheel: true },
    ]);
  });

  it('forgets Control when the window loses the keyboard', () => {
    const heard = run(pinchOn(() => field));
    key('keydown', 'Control');
    dispatchEvent(new Event('blur'));
    wheel(-4, { ctrlKey: true });
    vi.advanceTimersByTime(100);
    expect(inputsOf(heard)).toEqual([{ delta: -4, isWheel: false }]);
  });

  it('is a gesture in Safari, with the scale from its beginning', () => {
    const heard = run(pinchOn(() => field));
    expect(gesture('gesturestart', 1).defaultPrevented).toBe(true);
    gesture('gesturechange', 1.5);
    gesture('gesturechange', 1.2);
    gesture('gesturestart', 1);
    gesture('gesturechange', 1.1);
    vi.advanceTimersByTime(100);
    const deltas = inputsOf(heard).map(({ delta }) => delta);
    expect(deltas.map((delta) => Number(delta.toFixed(3)))).toEqual([
      Number((-100 * Math.log(1.5)).toFixed(3)),
      Number((-100 * Math.log(0.8)).toFixed(3)),
      Number((-100 * Math.log(1.1)).toFixed(3)),
    ]);
  });

  it('is no scrolling', () => {
    const heard = run(
      wheelOn(
        () => field,
        ({ ctrlKey }) => !ctrlKey,
      ),
    );
    expect(wheel(-4, { ctrlKey: true }).defaultPrevented).toBe(true);
    wheel(30);
    vi.advanceTimersByTime(100);
    expect(inputsOf(heard)).toMatchObject([{ deltaY: 30 }]);
  });

  it('is not followed any more once the step is left', () => {
    run(pinchOn(() => field));
    stop();
    expect(wheel(-4, { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(gesture('gesturestart', 1).defaultPrevented).toBe(false);
  });
});

describe('rest', () => {
  it('counts nothing before the hand came to rest, and then all of the page', () => {
    const heard = run(stillnessOf(createPadTrace()), { settle: 2000 });
    move(document.body, 10);
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    vi.advanceTimersByTime(1999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(readingOf(heard).still).toMatchObject({ samples: 0, others: 0 });
    move(document.body, 10);
    move(field, 14);
    move(field, 90, { pointerType: 'touch' });
    expect(wheel(5).defaultPrevented).toBe(false);
    field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    vi.advanceTimersByTime(250);
    expect(readingOf(heard).still).toMatchObject({ samples: 2, path: 4, others: 2 });
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveLength(2);
  });

  it('ends with its step', () => {
    const heard = run(stillnessOf(createPadTrace()), { settle: 2000 });
    vi.advanceTimersByTime(2000);
    stop();
    move(document.body, 10);
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveLength(1);
  });
});

describe('movement on a field', () => {
  it('tells its follower how large the field is, and when the pointer leaves it or the window', () => {
    const calls: string[] = [];
    let count = 0;
    const heard = run(
      movementOn(() => field, {
        get count() {
          return count;
        },
        push: (_, x) => {
          count++;
          calls.push(`push ${x}`);
        },
        restart: () => calls.push('restart'),
        read: () => 'reading',
        fit: (width, height) => calls.push(`fit ${width} ${height}`),
        leave: () => calls.push('leave'),
      }),
    );
    move(field, 120);
    move(document.body, 10);
    field.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    field.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: null }));
    expect(calls).toEqual(['restart', 'fit 400 300', 'push 20', 'leave', 'leave']);
    vi.advanceTimersByTime(250);
    expect(heard).toEqual([{ type: 'MOTION', reading: 'reading' }]);
  });
});
