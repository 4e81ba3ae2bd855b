import type { ConditionKind } from '../../../content/conditions';
import { times } from '../../../content/words';
import type { Noticed } from '../../../machines/inspection/inspection';
import { isSoftwareRenderer, rendererName } from '../../../renderers/renderer-name';
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
  return {
    notice: () => [
      ...noticedConditions(),
      ...(hidden === 0 ? [] : [{ kind: 'hidden' as const, details: times(hidden) }]),
    ],
    end: () => document.removeEventListener('visibilitychange', count),
  };
}

let isSoftware: boolean | null = null;

/** Whether WebGL is drawn by the processor, as it was when the page first asked: each answer costs a context. */
function drawsInSoftware(): boolean {
  isSoftware ??= isDrawnInSoftware();
  return isSoftware;
}

/** Without WebGL nothing is known. */
function isDrawnInSoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return false;
  try {
    return isSoftwareRenderer(rendererName(gl));
  } finally {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
