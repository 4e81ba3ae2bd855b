import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../theme/base.css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const status = style({ paddingBlock: 24, color: vars.ink2 });
/** Always in the page, so that a screen reader announces its changes. */
export const silent = style([hidden]);
export const refused = style({
  ...css.rows(8, 'start'),
  padding: 24,
  maxWidth: '40rem',
  '@media': { [narrow]: { padding: 16 } },
});
globalStyle(`${refused} h2`, { marginTop: 4, ...css.text('head', 1.2, '-.012em') });
globalStyle(`${refused} p`, css.softText('small', 1.45));
globalStyle(`${refused} button`, { marginTop: 12 });
/** Above everything else, so that nobody takes a whole seal for the truth. */
export const first = style({ marginBottom: 32, '@media': { [narrow]: { marginBottom: 24 } } });
globalStyle(`${first} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${first} ul`, {
  ...css.columns(2, '4px 32px'),
  marginTop: 8,
  paddingInlineStart: 20,
  listStyle: 'disc',
  color: vars.ink2,
  lineHeight: 1.4,
  '@media': { [narrow]: { ...css.oneColumn, ...css.text('small') } },
});
export const last = style({ paddingTop: 72, '@media': { [narrow]: { paddingTop: 48 } } });
globalStyle(`${last} h2`, { marginBottom: 16, ...css.text('title') });
globalStyle(`${last} ul`, { ...css.columns(3, '0 32px'), '@media': { [narrow]: css.oneColumn } });
globalStyle(`${last} li`, { paddingBlock: 11, borderTop: `1px solid ${vars.ink}`, color: vars.ink2 });
export const keys = style({ ...css.row(0, 'center'), minHeight: 44 });
