import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const help = style({
  ...css.columns('5fr 7fr', '32px 48px'),
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${help} h3`, { marginBottom: 12, color: vars.ink, ...css.text('subhead'), letterSpacing: '-.01em' });
export const forKeys = style({ '@media': { [phone]: { display: 'none' } } });
export const key = style({
  ...css.columns('168px 1fr', '0 16px', 'baseline'),
  paddingBlock: 10,
  borderTop: css.border.hair,
  color: vars.ink2,
});
export const caps = style(css.wrapRow(4));
export const letters = style({
  ...css.row(12, 'center'),
  minHeight: 44,
  paddingBlock: 10,
  borderTop: css.border.hair,
  cursor: 'pointer',
});
globalStyle(`${letters} input`, {
  position: 'relative',
  flex: 'none',
  ...css.size(20),
  margin: 0,
  accentColor: vars.ink,
});
// The touch target around the box.
globalStyle(`${letters} input::after`, { content: '', ...css.absolute(-12) });
export const promises = style({
  ...css.columns('1fr 1fr', '0 32px'),
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
export const promise = style({ paddingBlock: 10, borderTop: css.border.hair, color: vars.ink2 });
globalStyle(`${promise} b`, { display: 'block', color: vars.ink, fontWeight: 650 });
