import { globalStyle, style } from '@vanilla-extract/css';
import { below, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const title = style({ margin: '0 0 16px', ...css.text('title'), letterSpacing: '-.02em' });
export const none = style({ padding: 24, color: vars.ink2, '@media': { [narrow]: { padding: 16 } } });
export const finding = style({
  ...css.columns('minmax(0, 1fr) 320px', '18px 32px'),
  padding: 24,
  borderTop: css.border.hair,
  ':first-child': { borderTop: 0 },
  '@media': {
    [below(1200)]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' },
    [narrow]: { ...css.oneColumn, padding: 16 },
  },
});
export const head = style({ ...css.wrapRow('8px 12px', 'center'), marginBottom: 14, ...css.softText('small') });
export const text = style({ marginTop: 6, maxWidth: '46ch', color: vars.ink2 });
/** The tag is smaller than a touch target, but its link is not. */
export const code = style({ ...css.inlineRow(0, 'center'), minHeight: 44, marginBlock: -8, textDecoration: 'none' });
export const figure = style({ alignSelf: 'center' });
export const short = style({
  ...css.columns('auto minmax(0, 1fr) auto', '4px 16px', 'center'),
  padding: '16px 24px',
  borderTop: css.border.hair,
  ':first-child': { borderTop: 0 },
  '@media': { [narrow]: { gridTemplateColumns: '1fr auto', padding: 16 } },
});
globalStyle(`${short} > span:first-child`, {
  minWidth: '9.5rem',
  '@media': { [narrow]: { minWidth: 0, justifySelf: 'start' } },
});
export const words = style({ '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } } });
globalStyle(`${words} h3`, css.text('body'));
globalStyle(`${words} > p`, { marginTop: 2, ...css.softText('small') });
export const places = style({ marginTop: 14, ...css.text('small') });
export const place = style({
  ...css.columns('max(92px, 6.25rem) minmax(0, 1fr)', '0 12px'),
  paddingBlock: 6,
  borderTop: css.border.hair,
});
globalStyle(`${place} dt`, { color: vars.ink3, whiteSpace: 'nowrap' });
export const wrapped = style({ whiteSpace: 'normal' });
export const again = style({
  ...css.columns('minmax(0, 1fr) auto', 16, 'center'),
  padding: '20px 24px',
  borderTop: css.border.hair,
  '@media': { [narrow]: { ...css.oneColumn, padding: 16 } },
});
globalStyle(`${again} p`, { color: vars.ink2 });
globalStyle(`${again} b`, { color: vars.ink, fontWeight: 650 });
