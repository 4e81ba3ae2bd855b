import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

export const waiting = style({
  ...css.columns('minmax(0, 1fr) auto auto', '16px 32px', 'center'),
  padding: '20px 24px',
  marginBottom: 24,
  borderInlineStart: css.border.focus,
  '@media': { [narrow]: { ...css.oneColumn, padding: 16 } },
});
globalStyle(`${waiting} h2`, css.text('subhead', 1.3, '-.01em'));
export const text = style({ marginTop: 2, ...css.softText('small', 1.45) });
export const buttons = style(css.wrapRow(12));
globalStyle(`${buttons} > *`, { minHeight: 44, '@media': { [narrow]: { flex: 1 } } });
