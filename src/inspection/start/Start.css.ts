import { globalStyle, style } from '@vanilla-extract/css';
import { compact, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

export const page = style({ paddingBottom: 104, '@media': { [narrow]: { paddingBottom: 72 } } });
export const columns = style({
  ...css.columns('minmax(0, 5fr) minmax(0, 2fr)', 24, 'start'),
  '@media': { [narrow]: css.oneColumn },
});
export const side = style({ position: 'sticky', top: 88, '@media': { [narrow]: { position: 'static' } } });
export const zone = style({
  vars: { '--zone': '24px' },
  padding: 'var(--zone)',
  borderTop: css.border.hair,
  ':first-child': { borderTop: 0 },
  '@media': { [compact]: { vars: { '--zone': '16px' } } },
});
globalStyle(`${zone} h2`, css.text('subhead', 1.3, '-.01em'));
