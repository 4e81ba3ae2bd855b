import type { ConditionKind } from '../../../content/conditions';
import { times } from '../../../content/words';
import type { Noticed } from '../../../machines/inspection/inspection';
import { isSoftwareRenderer, knownDevice } from '../../../renderers/graphics-device';
import { whenIdle } from '../frames/idle';
import { guessZoom } from '../screen/zoom';

/** Marks that extensions leave in a page whose colors they change. */
const marks = [
  [
    'Dark Reader',
    'html[data-darkreader-mode], html[data-darkreader-scheme], style.darkreader, meta[name="darkreader"]',
  ],
  ['Night Eye', 'html[nighteye], html[nighteye-mode]'],
  ['Midnight Lizard', 'html[ml-mode], html[midnight-lizard]'],
] as const;

/** What may influence the tests and can be noticed from here, now. An extension may still hide itself. */
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

/** What watches a page while a test is open. */
export interface ConditionWatch {
  /** What may have influenced the test so far. */
  readonly notice: () => readonly Noticed[];
  readonly end: () => void;
}

/** Notices what may influence a test: what holds now, and how often the page was hidden since the watch began. */
export function watchConditions(): ConditionWatch {
  let hidden = 0;
  const count = () => {
    if (document.visibilityState === 'hidden') hidden++;
  };
  document.addEventListener('visibilitychange', count);
  // The answer may need a context, and is asked for when a result is there: then the person waits.
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

/** Whether WebGL is drawn by the processor. Without WebGL nothing is known. */
const drawsInSoftware = () => isSoftwareRenderer(knownDevice() ?? '');
