import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { radius, sans, vars } from '../../theme/vars.css';

const narrow = below(760);

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { padding: '12px 16px', gap: '10px 12px' } },
});
export const list = style({
  display: 'inline-flex',
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
});
export const tab = style({
  minHeight: 44,
  padding: '0 20px',
  border: 0,
  background: 'transparent',
  color: vars.ink2,
  font: `550 .9375rem/1 ${sans}`,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.edge}` },
    '&[data-state="active"]': { background: vars.ink, color: vars.panel },
    '&:focus-visible': { outlineOffset: -5, outlineColor: 'currentColor' },
  },
  '@media': {
    [narrow]: { paddingInline: 14 },
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]': { borderBottom: '4px solid Highlight' } },
    },
  },
});
export const panel = style({ ':focus': { outline: 'none' } });
