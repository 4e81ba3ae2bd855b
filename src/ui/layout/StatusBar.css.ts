import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  minHeight: 62,
  padding: '12px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [below(900)]: { paddingInline: 16 } },
});
export const state = style({
  flex: '1 1 18rem',
  minWidth: 0,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const lamp = style({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginInlineEnd: 10,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: '50%',
  verticalAlign: -1,
  selectors: { '&[data-on]': { background: vars.signal } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-on]': { background: 'Highlight' } } } },
});
export const name = style({ marginInlineEnd: 6, color: vars.ink, fontSize: '1.0625rem', fontWeight: 650 });
