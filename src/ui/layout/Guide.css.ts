import { belowFold } from '../../theme/below-fold';
import { css, narrow, slim, style, vars } from '../../theme/style';

export const section = style({
  ...belowFold(500),
  ...css.columns('4fr 8fr', '16px 48px'),
  paddingTop: 72,
  '@media': { [narrow]: { ...css.into(1), paddingTop: 48 } },
});
export const heading = style(css.text('title'));
export const steps = style({ borderTop: css.strong });
export const step = style({
  ...css.columns('32px minmax(0, 66ch)', 0, 'baseline'),
  paddingBlock: 12,
  borderBottom: css.hair,
});
export const count = style({ color: vars.ink3 });
export const signs = style({
  ...css.columns('1fr 1fr'),
  columnGap: 32,
  borderTop: css.strong,
  '@media': { [slim]: css.into('1fr') },
});
export const sign = style({ paddingBlock: 12, borderBottom: css.hair, color: vars.ink2 });
export const strong = style({ display: 'block', color: vars.ink, fontWeight: 650 });
