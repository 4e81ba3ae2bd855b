import { css, extend, globalStyle, radius, style, tickBoxIn, vars } from '../../theme/style';

export const field = style({ position: 'relative', ...css.columns(1, 6), minWidth: 0, alignContent: 'start' });
export const label = style(css.faintText('note', 1.35));
const control = style({
  ...css.size('100%', 48),
  minWidth: 0,
  margin: 0,
  ...css.box,
  background: vars.panel,
  color: vars.ink,
  '::placeholder': { color: vars.ink3, opacity: 1 },
});
export const select = extend(control, {
  padding: '0 12px',
  ...css.font(400, 'base', 1.2),
  cursor: 'pointer',
  ':disabled': { opacity: 0.45, cursor: 'default' },
});
export const figure = extend(control, {
  padding: '0 12px',
  ...css.monoText('base'),
  fontVariantNumeric: 'tabular-nums',
});
export const words = extend(control, { padding: '0 14px', ...css.font(400, 'base', 1.3) });
export const code = extend(control, { padding: '0 14px', ...css.monoText('note') });
export const color = extend(control, { padding: 4, cursor: 'pointer', ...css.ownColors });
export const done = style({ position: 'absolute', insetInlineEnd: 14, bottom: 16, pointerEvents: 'none' });

/** The label of a checkbox, including the checkbox. */
export const checkbox = style({ ...css.row(12, 'center'), minHeight: 44, cursor: 'pointer' });
tickBoxIn(checkbox, 20, 12);
globalStyle(`${checkbox} input`, { cursor: 'inherit' });

export const zone = style({
  ...css.rows(14, 'center'),
  placeContent: 'center',
  minHeight: 168,
  padding: 16,
  border: `1.5px dashed ${vars.ink3}`,
  borderRadius: radius.control,
  textAlign: 'center',
  selectors: { '&[data-over]': { borderStyle: 'solid', borderColor: vars.ink } },
});
