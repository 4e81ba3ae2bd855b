// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRun, savedSnapshot, savedVerdict, saveResult } from '../../src/browser/storage/saved-results';

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.build = 'abc';
});

describe('a saved result', () => {
  it('comes back as it was', () => {
    const snapshot = {
      value: 'results',
      context: { touched: [1, 0, 255], rate: 59.94, result: null },
    };
    saveResult('touch', 'fail', snapshot);
    expect(savedSnapshot('touch')).toEqual(snapshot);
    expect(savedVerdict('touch')).toBe('fail');
    expect(savedSnapshot('screen')).toBeUndefined();
    expect(savedVerdict('screen')).toBeNull();
  });

  it('keeps its verdict, and not its run, once the test is started again', () => {
    saveResult('touch', 'pass', { value: 'results' });
    forgetRun('touch');
    expect(savedSnapshot('touch')).toBeUndefined();
    expect(savedVerdict('touch')).toBe('pass');
  });

  it('of another build is not shown, since its states may differ; its verdict is', () => {
    saveResult('touch', 'pass', { value: 'results' });
    document.documentElement.dataset.build = 'def';
    expect(savedSnapshot('touch')).toBeUndefined();
    expect(savedVerdict('touch')).toBe('pass');
  });

  it('that cannot be read counts as none', () => {
    sessionStorage.setItem('assay:result:touch', '{"build":"abc"');
    expect(savedSnapshot('touch')).toBeUndefined();
    expect(savedVerdict('touch')).toBeNull();
  });

  it('is lost without an error where storage is full or blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
    expect(() => saveResult('touch', 'pass', {})).not.toThrow();
    expect(savedVerdict('touch')).toBeNull();
    vi.unstubAllGlobals();
  });
});
