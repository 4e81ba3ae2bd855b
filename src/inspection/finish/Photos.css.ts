import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const head = style(css.wrapRow('4px 16px', 'baseline', 'space-between'));
export const notices = style({ marginTop: 12 });
globalStyle(`${notices} > *`, { marginBottom: 12 });
export const columns = style({
  ...css.columns('7fr 5fr', 16, 'start'),
  marginTop: 12,
  '@media': { [narrow]: css.oneColumn },
});
export const side = style({ ...css.rows(8), minWidth: 0 });
export const shots = style({ ...css.columns(2, '16px 8px'), selectors: { '&:not(:empty)': { marginBottom: 8 } } });
/** When the run is over there is no camera beside them. */
export const alone = style({
  marginTop: 12,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const shot = style({ minWidth: 0, ':focus': { outline: css.border.focus, outlineOffset: 3 } });
export const picture = style({
  display: 'block',
  ...css.size('100%', 'auto'),
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBottom: 8,
  background: vars.scope,
});
export const acts = style({ ...css.wrapRow('0 16px'), minHeight: 44 });
export const removed = style({ ...css.wrapRow('0 16px', 'center'), minHeight: 44 });
