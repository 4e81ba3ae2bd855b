import { globalStyle, style } from '@vanilla-extract/css';
import { compact, medium } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, vars } from '../../theme/vars.css';

export const editor = style({ marginTop: 24, paddingTop: 20, borderTop: css.border.hair });
export const fields = style({ ...css.columns('1fr 2fr', 16), '@media': { [compact]: css.oneColumn } });
export const heading = style({ margin: '24px 0 8px', ...css.text('base'), letterSpacing: 0 });
export const row = style({
  ...css.columns('28px minmax(0, 1fr) auto auto auto', '0 12px', 'center'),
  minHeight: 48,
  borderTop: css.border.hair,
  '@media': { [compact]: { gridTemplateColumns: '28px minmax(0, 1fr) auto auto', rowGap: 4, paddingBlock: 4 } },
});
export const number = style({ color: vars.ink3 });
export const check = style({ ...css.inlineRow(10, 'center'), minHeight: 44, cursor: 'pointer' });
globalStyle(`${check} > input`, {
  position: 'relative',
  flex: 'none',
  ...css.size(22),
  margin: 0,
  accentColor: vars.ink,
});
// The touch target around the box.
globalStyle(`${check} > input::after`, { content: '', ...css.absolute(-11) });
export const required = style([
  check,
  { ...css.text('small'), '@media': { [compact]: { gridColumn: '2', gridRow: 2 } } },
]);
export const move = style({
  ...css.center,
  ...css.size(44),
  padding: 0,
  border: css.border.edge,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.ink, color: vars.panel },
  ':disabled': { opacity: 0.35, background: 'none', color: 'inherit', cursor: 'default' },
});
export const marks = style({
  ...css.columns(4, 16, 'end'),
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const buttons = style({ ...css.wrapRow(12), marginTop: 24 });
