import { style } from '@vanilla-extract/css';
import { belowFold } from '../../theme/below-fold';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const section = style({
  ...belowFold(500),
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: '16px 48px',
  paddingTop: 72,
  '@media': { [below(900)]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 48 } },
});
export const heading = style({ fontSize: '1.5rem' });
export const steps = style({ borderTop: `2px solid ${vars.ink}` });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 66ch)',
  alignItems: 'baseline',
  paddingBlock: 12,
  borderBottom: `1px solid ${vars.hair}`,
});
export const count = style({ color: vars.ink3 });
export const signs = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 32,
  borderTop: `2px solid ${vars.ink}`,
  '@media': { [below(560)]: { gridTemplateColumns: '1fr' } },
});
export const sign = style({ paddingBlock: 12, borderBottom: `1px solid ${vars.hair}`, color: vars.ink2 });
export const strong = style({ display: 'block', color: vars.ink, fontWeight: 650 });
