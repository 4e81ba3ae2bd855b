import { globalStyle, style } from '@vanilla-extract/css';
import { compact, snug } from '../../theme/media';
import * as css from '../../theme/mixins';

export const legend = style({ ...css.wrapRow('8px 24px', 'center', 'space-between'), paddingTop: 24 });
export const absent = style(css.wrapRow('8px 16px', 'center'));
export const gaps = style({
  padding: '16px 24px 24px',
  borderTop: css.border.hair,
  '@media': { [snug]: { paddingInline: 16 } },
});
globalStyle(`${gaps} h2`, { ...css.text('subhead'), letterSpacing: '-.01em' });
export const log = style({ marginTop: 48 });
export const heading = style({ marginBottom: 16, ...css.text('title') });
export const size = style({ ...css.wrapRow('16px 32px', 'end'), paddingTop: 24 });
export const offer = style({
  ...css.wrapRow('12px 24px', 'center'),
  flex: '1 1 22rem',
  '@media': { [compact]: { flexBasis: '100%' } },
});
export const offerText = style({ flex: '1 1 14rem', fontWeight: 550 });
