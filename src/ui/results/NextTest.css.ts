import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const next = style({ display: 'grid', gap: 12 });
globalStyle(`${next} details`, { borderBottom: 0 });
globalStyle(`${next} details > div`, { paddingBottom: 0 });
globalStyle(`${next} li`, { borderTop: `1px solid ${vars.hair}`, marginTop: 0 });
export const link = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr auto',
  alignItems: 'center',
  minHeight: 44,
  color: vars.ink,
  fontSize: '.9375rem',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-current]': { fontWeight: 650 } },
});
export const number = style({ color: vars.ink3 });
export const done = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: vars.ink3, fontWeight: 400 });
