import { globalStyle, style } from '@vanilla-extract/css';
import { radius, vars } from '../theme/vars.css';

export const scroller = style({ flex: '3 1 0', minHeight: 96, overflow: 'auto' });
/** The space on the right is for the lines: `LANES_WIDTH_PX` of TransitionLines.tsx plus a margin. */
export const field = style({
  position: 'relative',
  padding: '12px 84px 16px 12px',
  fontSize: '.8125rem',
  lineHeight: 1.35,
});
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.edge,
  strokeWidth: 1,
});
globalStyle(`${lines} path`, { opacity: 0.6 });
globalStyle(`${lines} path[data-taken]`, { opacity: 1, stroke: vars.signal, strokeWidth: 2 });
globalStyle(`${lines} path[data-picked]`, { opacity: 1, stroke: vars.ink, strokeWidth: 2.5 });

export const states = style({
  display: 'grid',
  gap: 8,
  selectors: {
    'li > &': { padding: '4px 8px 8px' },
  },
});
export const state = style({
  minWidth: 0,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.panel,
  background: vars.panel,
  color: vars.ink2,
  selectors: {
    '&[data-active]': { borderColor: vars.ink, boxShadow: `inset 0 0 0 1px ${vars.ink}`, color: vars.ink },
  },
});
globalStyle(`${states}[data-parallel] > li`, { borderStyle: 'dashed' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  padding: '5px 8px',
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  fontSize: '.875rem',
  selectors: {
    '&[aria-current]': { background: vars.signal, color: vars.onSignal },
  },
});
globalStyle(`${head} small`, { fontSize: '.75rem' });
globalStyle(`${head} strong`, { marginLeft: 'auto' });
globalStyle(`${head}[aria-current]`, {
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 } },
});

export const transition = style({
  display: 'block',
  width: '100%',
  minHeight: 28,
  padding: '4px 8px 4px 12px',
  border: 0,
  borderLeft: '4px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
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
