import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const head = style({ ...css.wrapRow('4px 16px', 'baseline', 'space-between'), marginBottom: 16 });
globalStyle(`${head} h2`, { marginBottom: 0 });
export const fold = style({ paddingInline: 24, '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${fold} details`, { borderBottom: 0 });
globalStyle(`${fold} details > div`, { maxWidth: 'none' });
export const columns = style({ columns: 2, columnGap: 48, '@media': { [narrow]: { columns: 1 } } });
export const test = style({ breakInside: 'avoid', paddingBottom: 18 });
export const name = style({
  ...css.row(8, 'baseline'),
  paddingBottom: 6,
  ...css.text('small'),
  fontWeight: 650,
  letterSpacing: 0,
});
export const number = style({ color: vars.ink3 });
