import { style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { face } from '../../ui/results/VerdictBadge.css';
import { claims as claimsLine } from './home.css';

export const why = style({ ...css.columns('4fr 8fr', '24px 48px'), '@media': { [narrow]: css.oneColumn } });
export const sheet = style({ borderTop: css.border.strong });
export const row = style({
  ...css.columns('2.2fr 1.8fr 6fr', '8px 24px', 'baseline'),
  paddingBlock: 18,
  borderBottom: css.border.hair,
  '@media': { [narrow]: { gridTemplateColumns: '1fr auto' } },
});
export const name = style(css.text('subhead'));
export const figure = style(css.text('base'));
export const text = style({
  color: vars.ink2,
  maxWidth: '62ch',
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
export const badges = style({
  vars: { [face]: vars.page },
  gridColumn: 3,
  ...css.wrapRow(8),
  // Two by two, because there is no room for all four in a row.
  maxWidth: '19rem',
  marginTop: 4,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
export const claims = style([claimsLine, { borderTop: 0, paddingBlock: 18 }]);
