import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const heading = style({
  ...css.text('subhead'),
  letterSpacing: '-.01em',
  selectors: { '&:not(:first-child)': { marginTop: 24 } },
});
export const zones = style({ marginTop: 12 });
export const zone = style({
  ...css.columns('28px 1fr'),
  paddingBlock: 8,
  borderBottom: css.border.hair,
  ...css.softText('small', 1.4),
});
export const text = style({ marginTop: 6 });
export const curve = style({ display: 'block', ...css.size('100%', 96), marginTop: 12, borderBottom: css.border.edge });
export const bars = style({ fill: vars.ink });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 6,
  ...css.faintText('note'),
});
export const actions = style({ display: 'grid', marginTop: 20 });
export const figures = style({ borderTop: css.border.hair });
