// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import {
  forgetRun,
  formOf,
  readableFor,
  savedSnapshot,
  savedVerdict,
  saveResult,
} from '../../src/browser/storage/saved-results';

const dialOn = (event: string) =>
  createMachine({ id: 'dial', initial: 'idle', states: { idle: { on: { [event]: 'results' } }, results: {} } });
const machine = dialOn('RING');
const form = formOf(machine);
const shownTo = (reader: typeof machine) => readableFor(reader, savedSnapshot('touch'));

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.build = 'abc';
});

describe('a saved result', () => {
  it('comes back as it was', () => {
    const snapshot = { value: 'results', context: { touched: [1, 0, 255], rate: 59.94, result: null } };
    saveResult('touch', 'fail', snapshot, form);
    expect(shownTo(machine)).toEqual(snapshot);
    expect(savedVerdict('touch')).toBe('fail');
    expect(savedSnapshot('screen')).toBeUndefined();
    expect(savedVerdict('screen')).toBeNull();
  });

  it('keeps its verdict, and not its run, once the test is started again', () => {
    saveResult('touch', 'pass', { value: 'results' }, form);
    forgetRun('touch');
    expect(savedSnapshot('touch')).toBeUndefined();
    expect(savedVerdict('touch')).toBe('pass');
  });

  it('of another build is shown by a machine of the same form, so that a deployment loses none', () => {
    saveResult('touch', 'pass', { value: 'results' }, form);
    document.documentElement.dataset.build = 'def';
    expect(shownTo(machine)).toEqual({ value: 'results' });
  });

  it('of another build is not shown by another machine, which reads its states otherwise; its verdict is', () => {
    saveResult('touch', 'pass', { value: 'results' }, form);
    document.documentElement.dataset.build = 'def';
    expect(shownTo(dialOn('CALL'))).toBeUndefined();
    expect(savedVerdict('touch')).toBe('pass');
  });

  it('that cannot be read counts as none', () => {
    sessionStorage.setItem('assay:result:touch', '{"build":"abc"');
    expect(savedSnapshot('touch')).toBeUndefined();
    expect(savedVerdict('touch')).toBeNull();
    for (const text of ['null', '7', '[]', '{"build":"abc","snapshot":0}']) {
      sessionStorage.setItem('assay:result:touch', text);
      expect(shownTo(machine), text).toBeUndefined();
    }
  });

  it('is lost without an error where storage is full or blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
    expect(() => saveResult('touch', 'pass', {}, form)).not.toThrow();
    expect(savedVerdict('touch')).toBeNull();
    vi.unstubAllGlobals();
  });
});
