import type { ConditionKind } from '../../../content/conditions';
import type { Condition } from '../../../machines/report/report';
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
export function noticedConditions(): readonly Condition[] {
  const noticed = (kind: ConditionKind, details = ''): Condition => ({ kind, check: null, details });
  const zoom = guessZoom(outerWidth, innerWidth);
  return [
    ...marks.filter(([, mark]) => document.querySelector(mark)).map(([name]) => noticed('recolored', name)),
    ...(matchMedia('(forced-colors: active)').matches ? [noticed('forced-colors')] : []),
    ...(zoom === null || zoom === 1 ? [] : [noticed('zoomed', `${Math.round(zoom * 100)}%`)]),
    ...(drawsInSoftware() ? [noticed('software')] : []),
    ...(isSecureContext ? [] : [noticed('insecure')]),
  ];
}

/** Whether WebGL is drawn by the processor. Without WebGL nothing is known. */
function drawsInSoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return false;
  try {
    return isSoftwareRenderer(rendererName(gl));
  } finally {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
