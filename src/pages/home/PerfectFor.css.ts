import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '32px 48px',
  '@media': { [below(900)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const person = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  borderTop: `2px solid ${vars.ink}`,
  paddingTop: 16,
});
export const text = style({ color: vars.ink2, marginTop: 8 });
export const route = style({ marginTop: 24, borderTop: `1px solid ${vars.hair}` });
export const link = style({
  display: 'grid',
  gridTemplateColumns: '36px 1fr 16px',
  alignItems: 'center',
  minHeight: 44,
  borderBottom: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  ':hover': { background: vars.panel },
});
export const number = style({ color: vars.ink3 });
