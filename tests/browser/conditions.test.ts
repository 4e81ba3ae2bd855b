// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Conditions from '../../src/browser/report/conditions';

let noticedConditions: typeof Conditions.noticedConditions;
let watchConditions: typeof Conditions.watchConditions;
// The module determines only once how pages are drawn.
beforeEach(async () => {
  vi.resetModules();
  ({ noticedConditions, watchConditions } = await import('../../src/browser/report/conditions'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-darkreader-mode');
});

const ordinary = { zoom: 1, forced: false, secure: true, renderer: 'ANGLE (Intel, Iris Xe)' };

function browser({ zoom, forced, secure, renderer } = ordinary) {
  vi.stubGlobal('outerWidth', 1200);
  vi.stubGlobal('innerWidth', 1200 / zoom);
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('matchMedia', () => ({ matches: forced }));
  const gl = { RENDERER: 1, getParameter: () => renderer, getExtension: () => null };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(gl as never);
}

it('an ordinary page has no conditions', () => {
  browser();
  expect(noticedConditions()).toEqual([]);
});

it('an extension, forced colors, zoom, software rendering and an insecure page are noticed', () => {
  browser({ zoom: 1.25, forced: true, secure: false, renderer: 'Google SwiftShader' });
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  expect(noticedConditions().map(({ kind, details }) => [kind, details])).toEqual([
    ['recolored', 'Dark Reader'],
    ['forced-colors', ''],
    ['zoomed', '125%'],
    ['software', ''],
    ['insecure', ''],
  ]);
});

it('a watch counts how often the page was hidden, until it ends', () => {
  browser();
  const watch = watchConditions();
  const turn = (state: string) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  expect(watch.notice()).toEqual([]);
  turn('hidden');
  turn('visible');
  expect(watch.notice()).toEqual([{ kind: 'hidden', details: 'once' }]);
  turn('hidden');
  expect(watch.notice()).toEqual([{ kind: 'hidden', details: '2 times' }]);
  watch.end();
  turn('visible');
  turn('hidden');
  expect(watch.notice()).toEqual([{ kind: 'hidden', details: '2 times' }]);
});
