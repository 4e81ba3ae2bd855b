import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../theme/media';
import * as css from '../theme/mixins';
import { head as plainHead } from './columns.css';

export const head = style([plainHead]);
globalStyle(`${head} h2`, { ...css.text('title'), letterSpacing: '-.02em' });
globalStyle(`${head} h2 + p`, { marginTop: -14 });
export const verdict = style(css.wrapRow(16, 'center'));
export const codes = style(css.wrapRow(10, 'center'));
export const code = style({ ...css.inlineRow(0, 'center'), minHeight: 44, textDecoration: 'none' });
export const box = style({ ...css.rows(14), padding: '20px 24px 24px', '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${box} h2`, css.text('subhead', 1.3, '-.01em'));
