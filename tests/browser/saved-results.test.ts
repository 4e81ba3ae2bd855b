// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRun, savedSnapshot, savedVerdict, saveResult } from '../../src/browser/storage/saved-results';

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.build = 'abc';
});

describe('a saved result', () => {
  it('comes back as it was, typed arrays included', () => {
    const snapshot = {
      value: 'results',
      context: { touched: new Uint8Array([1, 0, 255]), rate: new Float64Array([59.94]) },
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
