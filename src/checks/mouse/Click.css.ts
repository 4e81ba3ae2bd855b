import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const mouse = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 110px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 32,
  flex: 1,
  '@media': { [below(380)]: { gridTemplateColumns: 'minmax(0, 64px) minmax(0, 1fr)', gap: 16 } },
});
export const drawing = style({ width: '100%', height: 'auto' });
const outline = { stroke: vars.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const;
export const body = style({ ...outline, fill: vars.cap });
export const part = style({
  ...outline,
  fill: vars.cap,
  selectors: {
    '&[data-state="tested"]': { fill: vars.capDone, stroke: vars.edge },
    '&[data-next]': { stroke: vars.signal, strokeWidth: 5 },
    '&[data-state="held"]': { fill: vars.signal },
  },
});
export const list = style({ maxWidth: '20rem' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingBlock: 5,
  borderBottom: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  selectors: { '&[data-state="tested"], &[data-state="held"]': { color: vars.ink, fontWeight: 600 } },
});
/** Empty, filled when tested, in the signal color while held. */
export const lamp = style({
  width: 12,
  height: 12,
  flex: 'none',
  border: `1.5px solid ${vars.ink}`,
  forcedColorAdjust: 'none',
  selectors: {
    '[data-state="tested"] > &': { background: vars.ink },
    '[data-next] > &': { outline: `3px solid ${vars.signal}`, outlineOffset: 2 },
    '[data-state="held"] > &': { background: vars.signal },
  },
});
export const figure = style({ marginInlineStart: 'auto' });
