import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const heading = style({
  fontSize: '1.125rem',
  letterSpacing: '-.01em',
  selectors: { '&:not(:first-child)': { marginTop: 24 } },
});
export const zones = style({ marginTop: 12 });
export const zone = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  paddingBlock: 8,
  borderBottom: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  color: vars.ink2,
});
export const curve = style({
  display: 'block',
  width: '100%',
  height: 96,
  marginTop: 12,
  borderBottom: `1px solid ${vars.edge}`,
});
export const bars = style({ fill: vars.ink });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 6,
  fontSize: '.875rem',
  color: vars.ink3,
});
export const actions = style({ display: 'grid', marginTop: 20 });
export const figures = style({ borderTop: `1px solid ${vars.hair}` });
