import { globalStyle, style } from '@vanilla-extract/css';
import * as css from '../theme/mixins';
import { radius, vars } from '../theme/vars.css';

export const scroller = style({ flex: '3 1 0', minHeight: 96, overflow: 'auto' });
/** The space on the right is for the lines: `LANES_WIDTH_PX` of TransitionLines.tsx plus a margin. */
export const field = style({ position: 'relative', padding: '12px 84px 16px 12px', ...css.text('caption', 1.35) });
export const lines = style({
  ...css.absolute(0),
  ...css.size('100%'),
  pointerEvents: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.edge,
  strokeWidth: 1,
});
globalStyle(`${lines} path`, { opacity: 0.6 });
globalStyle(`${lines} path[data-taken]`, { opacity: 1, stroke: vars.signal, strokeWidth: 2 });
globalStyle(`${lines} path[data-picked]`, { opacity: 1, stroke: vars.ink, strokeWidth: 2.5 });

export const states = style({ ...css.rows(8), selectors: { 'li > &': { padding: '4px 8px 8px' } } });
export const state = style({
  minWidth: 0,
  border: css.border.edge,
  borderRadius: radius.panel,
  background: vars.panel,
  color: vars.ink2,
  selectors: {
    '&[data-active]': { borderColor: vars.ink, boxShadow: `inset 0 0 0 1px ${vars.ink}`, color: vars.ink },
  },
});
globalStyle(`${states}[data-parallel] > li`, { borderStyle: 'dashed' });
export const head = style({
  ...css.wrapRow('0 10px', 'baseline'),
  padding: '5px 8px',
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  ...css.text('note'),
  selectors: { '&[aria-current]': { background: vars.signal, color: vars.onSignal } },
});
globalStyle(`${head} small`, css.text('tiny'));
globalStyle(`${head} strong`, { marginLeft: 'auto' });
globalStyle(`${head}[aria-current]`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 } },
});

export const transition = style({
  display: 'block',
  width: '100%',
  minHeight: 28,
  ...css.plainButton,
  padding: '4px 8px 4px 12px',
  borderLeft: '4px solid transparent',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.well, color: vars.ink },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[data-taken]': { borderLeftColor: vars.signal, color: vars.ink },
    '&[aria-expanded="true"]': { background: vars.ink, color: vars.panel },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
globalStyle(`${transition} b`, { fontWeight: 600 });
globalStyle(`${transition} i`, { fontStyle: 'normal' });
globalStyle(`${transition} span`, { opacity: 0.85 });
