import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const heading = style({ fontSize: '1.125rem', letterSpacing: '-.01em', ':focus': { outline: 'none' } });
export const note = style({ marginTop: 12, fontSize: '.9375rem', lineHeight: 1.45, color: vars.ink2 });
export const choice = style({ display: 'grid', gap: 8, marginTop: 16 });
export const facts = style({ marginTop: 16, borderTop: `1px solid ${vars.hair}` });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: 8,
  borderBottom: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
export const term = style({ color: vars.ink3 });
