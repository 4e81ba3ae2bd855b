// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { commandOf } from '../../src/ui/sequence/keys';

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
    ['B', 'edge'],
  ])('%s', (key, command) => {
    expect(commandOf(press(key), free)).toEqual(command);
  });

  it('Escape exits, with the time', () => {
    expect(commandOf(press('Escape'), free)).toEqual({ type: 'EXIT', at });
  });

  it('Escape cancels a mark first, whether it is held or only asked for', () => {
    expect(commandOf(press('Escape'), holding)).toEqual({ type: 'MARK.CANCEL', at });
    expect(commandOf(press('Escape'), { ...holding, holding: false })).toEqual({ type: 'MARK.CANCEL', at });
  });

  it('answers the question for the rings, if it is asked, by a digit', () => {
    const asked = { ...free, asking: true };
    expect(commandOf(press('6'), asked)).toEqual({ type: 'ANNOTATE', kind: 'rings', value: 6, part: '' });
    expect([commandOf(press('0'), asked), commandOf(press('7'), asked), commandOf(press('6'), free)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('leaves the keys of a focused control to it', () => {
    document.body.innerHTML = '<button>Next</button>';
    const control = document.body.firstElementChild as Element;
    expect(commandOf(press(' ', {}, control), free)).toBeNull();
    expect(commandOf(press('Enter', {}, control), holding)).toBeNull();
    expect(commandOf(press('ArrowRight', {}, control), free)).toEqual({ type: 'NEXT', at });
  });

  it('takes Space and the arrows from a control that was clicked, but for a slider’s arrows', () => {
    document.body.innerHTML = '<button>Previous</button><input type="radio"><span role="slider"></span>';
    const [button, radio, slider] = document.body.children as unknown as [Element, Element, Element];
    const clicked = { ...free, focusByKeys: false };
    expect(commandOf(press(' ', {}, button), clicked)).toEqual({ type: 'NEXT', at });
    expect(commandOf(press('ArrowRight', {}, radio), clicked)).toEqual({ type: 'NEXT', at });
    expect(commandOf(press('ArrowRight', {}, radio), free)).toBeNull();
    expect(commandOf(press('ArrowRight', {}, slider), clicked)).toBeNull();
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

  it('moves a held mark by one device pixel, by ten with Shift, and goes on while a key is held', () => {
    expect(commandOf(press('ArrowUp'), holding)).toEqual({ type: 'MARK.MOVE', dx: 0, dy: -1 });
    expect(commandOf(press('ArrowRight', { shiftKey: true }), holding)).toEqual({ type: 'MARK.MOVE', dx: 10, dy: 0 });
    expect(commandOf(press('ArrowLeft', { repeat: true }), holding)).toEqual({ type: 'MARK.MOVE', dx: -1, dy: 0 });
  });

  it('saves a held mark, removes it, or names its kind', () => {
    expect(commandOf(press('Enter'), holding)).toEqual({ type: 'MARK.SET' });
    expect(commandOf(press('Delete'), holding)).toEqual({ type: 'MARK.DISCARD' });
    expect(commandOf(press('Backspace'), holding)).toEqual({ type: 'MARK.DISCARD' });
    expect(commandOf(press('2'), holding)).toEqual({ type: 'MARK.KIND', kind: 'stuck' });
    expect(commandOf(press('3'), holding)).toBeNull();
    expect(commandOf(press('2'), free)).toBeNull();
  });

  it('has no key for marking where nothing can be marked', () => {
    expect(commandOf(press('m'), { ...free, kinds: [] })).toBeNull();
  });
});
