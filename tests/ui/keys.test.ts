// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { commandOf } from '../../src/check/sequence/keys';

const kinds = [{ id: 'dead' }, { id: 'stuck' }];
const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  on.dispatchEvent(event);
  return event;
};
const free = { marking: false, holding: false, asking: false, focusByKeys: true, kinds };
const holding = { ...free, marking: true, holding: true };
const at = expect.any(Number);

describe('keys of a running sequence', () => {
  it.each([
    ['ArrowRight', { type: 'NEXT', at }],
    [' ', { type: 'NEXT', at }],
    ['ArrowLeft', { type: 'PREVIOUS', at }],
    ['r', { type: 'RESTART', at }],
    ['R', { type: 'RESTART', at }],
    ['m', 'mark'],
    ['b', 'edge'],
    ['Escape', { type: 'EXIT', at }],
    ['2', null],
    ['B', 'edge'],
  ])('%s', (key, command) => {
    expect(commandOf(press(key), free)).toEqual(command);
  });

  it.each<[string, KeyboardEventInit, unknown]>([
    ['Escape', {}, { type: 'MARK.CANCEL', at }],
    ['ArrowUp', {}, { type: 'MARK.MOVE', dx: 0, dy: -1 }],
    ['ArrowRight', { shiftKey: true }, { type: 'MARK.MOVE', dx: 10, dy: 0 }],
    ['ArrowLeft', { repeat: true }, { type: 'MARK.MOVE', dx: -1, dy: 0 }],
    ['Enter', {}, { type: 'MARK.SET' }],
    ['Delete', {}, { type: 'MARK.DISCARD' }],
    ['Backspace', {}, { type: 'MARK.DISCARD' }],
    ['2', {}, { type: 'MARK.KIND', kind: 'stuck' }],
    ['3', {}, null],
  ])('%s with %j, while a mark is held', (key, init, command) => {
    expect(commandOf(press(key, init), holding)).toEqual(command);
  });

  it('Escape cancels a mark that is only asked for', () => {
    expect(commandOf(press('Escape'), { ...holding, holding: false })).toEqual({ type: 'MARK.CANCEL', at });
  });

  it('answers the question for the rings, if it is asked, by a digit', () => {
    const asked = { ...free, asking: true };
    expect(commandOf(press('6'), asked)).toEqual({ type: 'ANNOTATE', kind: 'rings', value: 6, part: '' });
    for (const key of ['0', '7']) expect(commandOf(press(key), asked)).toBeNull();
    expect(commandOf(press('6'), free)).toBeNull();
  });

  it('leaves the keys of a focused control to it', () => {
    document.body.innerHTML = '<button>Next</button>';
    const control = document.body.firstElementChild as Element;
    expect(commandOf(press(' ', {}, control), free)).toBeNull();
    expect(commandOf(press('Enter', {}, control), holding)).toBeNull();
    expect(commandOf(press('ArrowRight', {}, control), free)).toEqual({ type: 'NEXT', at });
  });

  it('takes Space and the arrows from a control that was clicked, but for a slider’s arrows', () => {
    document.body.innerHTML = '<button>Previous</button><input type="radio"><input type="range">';
    const [button, radio, slider] = document.body.children as unknown as [Element, Element, Element];
    const clicked = { ...free, focusByKeys: false };
    expect(commandOf(press(' ', {}, button), clicked)).toEqual({ type: 'NEXT', at });
    expect(commandOf(press('ArrowRight', {}, radio), clicked)).toEqual({ type: 'NEXT', at });
    expect(commandOf(press('ArrowRight', {}, radio), free)).toBeNull();
    expect(commandOf(press('ArrowRight', {}, slider), clicked)).toBeNull();
    expect(commandOf(press(' ', {}, slider), free), 'which has no use for Space').toEqual({ type: 'NEXT', at });
  });

  it('leaves shortcuts of browser and system alone', () => {
    expect(commandOf(press('r', { ctrlKey: true }), free)).toBeNull();
    expect(commandOf(press('ArrowLeft', { altKey: true }), free)).toBeNull();
    expect(commandOf(press('m', { metaKey: true }), free)).toBeNull();
    expect(commandOf(press('F5'), free)).toBeNull();
    expect(commandOf(press('Tab'), free)).toBeNull();
  });

  it('changes the color once, however long a key is held', () => {
    for (const key of ['ArrowRight', 'ArrowLeft', ' ']) {
      expect(commandOf(press(key, { repeat: true }), free)).toEqual({ type: 'ACTIVITY' });
    }
    expect(commandOf(press('r', { repeat: true }), free)).toBeNull();
  });

  it('has no key for marking where nothing can be marked', () => {
    expect(commandOf(press('m'), { ...free, kinds: [] })).toBeNull();
  });
});
