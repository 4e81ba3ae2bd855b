// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Burst } from '../../measure/keyboard/scanner';
import { useKeys } from '../../src/inspection/useKeys';
import { eachRoot } from './root';

const { render } = eachRoot();

let done: string[] = [];
let bursts: Burst[] = [];

function Page() {
  const pressed = useKeys({
    commandOf: ({ key }) => (/^[PF]$|Enter/.test(key) ? () => done.push(key) : null),
    onBurst: (burst) => bursts.push(burst),
  });
  return (
    <>
      <select defaultValue="Laptop" onChange={(event) => done.push(event.target.value)}>
        <option>Laptop</option>
        <option>Phone</option>
      </select>
      <input />
      <output>{pressed}</output>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [done, bursts] = [[], []];
  render(<Page />);
});
afterEach(() => void vi.useRealTimers());

/** Presses a key at a time in ms. Returns whether nothing prevented its usual effect. */
const press = (key: string, at: number, target: Element = document.body, type = 'keydown') => {
  const event = new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true });
  let hasEffect = true;
  act(() => {
    hasEffect = target.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }));
  });
  return hasEffect;
};

it('a command waits until it stands alone, and then acts once', () => {
  press('P', 1000);
  expect(done).toEqual([]);
  act(() => vi.advanceTimersByTime(1000));
  expect(done).toEqual(['P']);
});

it('a command that waits is shown at once, until it acts or turns out to be part of a burst', () => {
  const shown = () => document.querySelector('output')?.textContent;
  press('P', 1000);
  expect(shown()).toBe('p');
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toBe('');
  press('F', 3000);
  press('L', 3050);
  expect(shown()).toBe('');
  press('x', 4000);
  expect(shown()).toBe('');
});

it('a click and Enter do not overtake a command that waits (B17)', () => {
  press('F', 1000);
  act(() => document.body.click());
  expect(done).toEqual(['F']);
  press('P', 2000);
  press('Enter', 2050);
  expect(done).toEqual(['F', 'P', 'Enter']);
});

it('a burst has no effect, and a list gets its choice back from the first key (B4)', () => {
  const list = document.querySelector('select') as HTMLSelectElement;
  expect(press('P', 1000, list)).toBe(false);
  // A key that is no command searches the list.
  expect(press('L', 1500, list)).toBe(true);
  list.value = 'Phone';
  for (const [i, key] of [...'T-30'].entries()) {
    expect(press(key, 1560 + i * 60, list), key).toBe(false);
    expect(press(key, 1570 + i * 60, list, 'keyup'), key).toBe(false);
  }
  expect(press('Enter', 1800, list)).toBe(false);
  expect(list.value).toBe('Laptop');
  expect(bursts).toEqual([{ text: 'LT-30', kind: 'code' }]);
  act(() => vi.advanceTimersByTime(1000));
  expect(done).toEqual(['P', 'Laptop']);
});

it('a focused field gets all its keys, at any pace (B4)', () => {
  const field = document.querySelector('input') as HTMLInputElement;
  for (const gap of [5, 120])
    for (const [i, key] of [...'AT-301'].entries()) expect(press(key, 1000 * gap + i * gap, field)).toBe(true);
  act(() => vi.advanceTimersByTime(1000));
  expect(bursts).toEqual([]);
});
