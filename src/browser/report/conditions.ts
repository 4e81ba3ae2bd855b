import type { ConditionKind } from '../../../content/conditions';
import { times } from '../../../content/words';
import type { Noticed } from '../../../machines/inspection/inspection';
import { isSoftwareRenderer, knownDevice } from '../../../renderers/graphics-device';
import { whenIdle } from '../frames/idle';
import { guessZoom } from '../screen/zoom';

/** Traces of browser extensions that change the colors of a page. */
const marks = [
  [
    'Dark Reader',
    'html[data-darkreader-mode], html[data-darkreader-scheme], style.darkreader, meta[name="darkreader"]',
  ],
  ['Night Eye', 'html[nighteye], html[nighteye-mode]'],
  ['Midnight Lizard', 'html[ml-mode], html[midnight-lizard]'],
] as const;

/** Conditions that may influence the tests and can be detected right now. An extension may still go undetected. */
export function noticedConditions(): readonly Noticed[] {
  const noticed = (kind: ConditionKind, details = ''): Noticed => ({ kind, details });
  const zoom = guessZoom(outerWidth, innerWidth);
  return [
    ...marks.filter(([, mark]) => document.querySelector(mark)).map(([name]) => noticed('recolored', name)),
    ...(matchMedia('(forced-colors: active)').matches ? [noticed('forced-colors')] : []),
    ...(zoom === null || zoom === 1 ? [] : [noticed('zoomed', `${Math.round(zoom * 100)}%`)]),
    ...(drawsInSoftware() ? [noticed('software')] : []),
    ...(isSecureContext ? [] : [noticed('insecure')]),
  ];
}

/** Watches a page while a test is open. */
export interface ConditionWatch {
  /** What may have influenced the test so far. */
  readonly notice: () => readonly Noticed[];
  readonly end: () => void;
}

/**
 * Detects what may influence a test: the current conditions, and how often the page was hidden since the watch began.
 */
export function watchConditions(): ConditionWatch {
  let hidden = 0;
  const count = () => {
    if (document.visibilityState === 'hidden') hidden++;
  };
  document.addEventListener('visibilitychange', count);
  // The answer may need a WebGL context. It is prepared while idle, because the person waits when the result is there.
  const cancel = whenIdle(knownDevice);
  return {
    notice: () => [
      ...noticedConditions(),
      ...(hidden === 0 ? [] : [{ kind: 'hidden' as const, details: times(hidden) }]),
    ],
    end: () => {
      cancel();
      document.removeEventListener('visibilitychange', count);
    },
  };
}

/** Whether WebGL is rendered by the processor. Without WebGL this is unknown. */
const drawsInSoftware = () => isSoftwareRenderer(knownDevice() ?? '');
