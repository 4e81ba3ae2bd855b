import { below, css, style, vars } from '../../theme/style';

export const mouse = style({
  ...css.columns('minmax(0, 110px) 1', 32, 'center'),
  flex: 1,
  '@media': { [below(380)]: { ...css.into('minmax(0, 64px) 1'), gap: 16 } },
});
export const drawing = style(css.size('100%', 'auto'));
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
  ...css.row(10, 'center'),
  paddingBlock: 5,
  borderBottom: css.hair,
  ...css.softText('small', 1.4),
  selectors: { '&[data-state="tested"], &[data-state="held"]': { color: vars.ink, fontWeight: 600 } },
});
/** Empty, filled when tested, in the signal color while held. */
export const lamp = style({
  ...css.size(12),
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
