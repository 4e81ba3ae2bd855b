import { below, css, extend, style, vars } from '../../theme/style';
import { linkish } from '../../ui/controls/Linkish.css';

const stacked = below(1200);

export const tested = style({
  ...css.columns('auto 1 auto', '16px 48px', 'center'),
  marginBottom: 16,
  padding: '16px 24px',
  ...css.at(stacked, { ...css.into(1), padding: 16 }),
});
export const count = style({ ...css.row(14, 'center'), lineHeight: 1.3, color: vars.ink2 });
/** Scrolls on a phone, where 21 marks have no room. */
export const strip = style({ ...css.rows(4), justifyContent: 'start', overflowX: 'auto' });
export const ways = style(css.wrapRow('8px 16px', 'center'));
export const over = extend(linkish, { color: vars.ink2 });
