import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const heading = style({ fontSize: '1.125rem', letterSpacing: '-.01em' });
export const zones = style({ marginTop: 12 });
export const zone = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  paddingBlock: 8,
  borderBottom: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.4,
});
export const number = style({ color: vars.ink3 });
export const evidence = style({ color: vars.ink2 });
export const note = style({ marginTop: 12, fontSize: '.9375rem', lineHeight: 1.45, color: vars.ink2 });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { '(max-width: 899px)': { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${figures} > div`, {
  padding: '12px 20px 14px',
  margin: '0 -1px -1px 0',
  borderInlineEnd: `1px solid ${vars.hair}`,
  borderBottom: `1px solid ${vars.hair}`,
});
export const label = style({ fontSize: '.875rem', lineHeight: 1.35, color: vars.ink3 });
export const figure = style({ fontSize: '1.125rem', lineHeight: 1.4 });
export const actions = style({ display: 'grid', gap: 8, marginTop: 20 });
