import { globalStyle, style } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const list = style({ ...css.columns(1), flex: '1 0 auto' });
globalStyle(`${list} + ${list}`, { borderTop: `1px solid ${vars.ink3}` });

const line = style({
  ...css.rows('3px 16px'),
  alignItems: 'center',
  minHeight: 56,
  padding: '8px 24px',
  selectors: {
    '& + &': { borderTop: css.border.hair },
    '&[data-group=open] + &:not([data-group=open])': { borderTopColor: vars.ink3 },
    '&[data-group=fault] + &[data-group=pass]': { borderTopColor: vars.ink3 },
  },
  '@media': { [snug]: { minHeight: 0, padding: '12px 16px' } },
});
export const row = style([
  line,
  {
    gridTemplateColumns: '10rem minmax(0, 1fr) 9.5rem',
    '@media': { [snug]: { gridTemplateColumns: '1fr auto' } },
  },
]);
export const rowWithChip = style([
  line,
  {
    gridTemplateColumns: '40px calc(10rem - 56px) minmax(0, 1fr) 9.5rem',
    '@media': { [snug]: { gridTemplateColumns: '32px 1fr auto' } },
  },
]);
export const chip = style({
  ...css.size(40, 28),
  border: css.border.edge,
  forcedColorAdjust: 'none',
  '@media': { [snug]: { width: 32 } },
});
export const name = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const details = style({
  ...css.wrapRow('8px 16px', 'center'),
  minWidth: 0,
  ...css.softText('small', 1.4),
  overflowWrap: 'anywhere',
  '@media': { [snug]: { gridColumn: '1 / -1', order: 1 } },
});
export const words = style({ flex: '1 1 14rem', minWidth: 0 });
export const more = style({ marginTop: 2 });
// The link is high enough for a finger, but its line is no higher for it.
globalStyle(`${more} a`, { marginBlock: -14, marginInlineStart: 4, verticalAlign: 'middle' });
globalStyle(`${more} a:first-child`, { marginInlineStart: 0 });
export const verdict = style({ display: 'grid', '@media': { [snug]: { display: 'flex' } } });
globalStyle(`${verdict} > *`, { paddingInline: 10 });
globalStyle(`${verdict} > *`, { '@media': { [snug]: { height: 28, ...css.text('tiny'), paddingInline: 16 } } });
