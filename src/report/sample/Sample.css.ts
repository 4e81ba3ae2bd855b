import { css, extend, fig, globalStyle, narrow, panel, phone, style, vars } from '../../theme/style';

/** In the colors of the other theme, so that nobody takes the sample for a report of this device. */
export const bar = style({ ...css.inverse, '@media': { print: { display: 'none' } } });
export const barRow = style({ ...css.wrapRow('10px 16px', 'center'), minHeight: 72, paddingBlock: 10 });
export const word = style({
  padding: '6px 14px',
  border: '1.5px dashed currentColor',
  ...css.text('caption', 1, '.055em'),
  fontWeight: 700,
  textTransform: 'uppercase',
});
export const says = style({ flex: '1 1 300px', lineHeight: 1.4 });
export const acts = style(css.wrapRow(8));
globalStyle(`${acts} > *`, {
  borderColor: vars.panel,
  color: vars.panel,
  ...css.at(phone, { flex: '1 1 auto', paddingInline: 8 }),
});
globalStyle(`${acts} > :first-child`, { background: vars.panel, color: vars.ink });
globalStyle(`${acts} > :hover`, { background: vars.hair, borderColor: vars.hair, color: vars.ink });
globalStyle(`${bar} :focus-visible`, { outlineColor: vars.panel });

export const plate = style([panel]);
export const columns = style({ ...css.columnsFrom(narrow, '5 7'), borderBottom: css.focus });
export const part = style(css.pad(narrow));
globalStyle(`${part} h2`, css.text('head', 1.2, '-.012em'));
globalStyle(`${part} h3`, { marginBottom: 10, ...css.text('small', 1.3) });
globalStyle(`${part} p`, { marginTop: 4, ...css.softText('small', 1.45) });
export const seals = extend(part, {
  ...css.rows(18),
  alignContent: 'start',
  borderInlineStart: css.hair,
  ...css.at(narrow, { borderInlineStart: 0, borderTop: css.hair }),
});
export const changed = style({ color: vars.fail });
export const figures = style({
  ...css.columns('1 72px 56px', '12px 16px', 'center'),
  marginTop: 20,
  padding: '12px 16px',
  borderRadius: 2,
  background: vars.well,
});
export const name = extend(fig, { ...css.softText('small', 1.3), whiteSpace: 'normal' });
export const own = style({ color: vars.ink });
export const figure = extend(fig, { ...css.softText('head', 1.6), textAlign: 'center' });
export const was = style(css.softText('small'));
export const stepper = style({
  display: 'grid',
  gridTemplateRows: '44px auto 44px',
  justifyItems: 'center',
  minInlineSize: 0,
  width: 72,
  margin: 0,
  padding: 0,
  border: css.focus,
  borderRadius: 2,
  background: vars.panel,
});
globalStyle(`${stepper} output`, { paddingBlock: 4, fontSize: '4rem', fontWeight: 330, lineHeight: 1 });
globalStyle(`${stepper} button`, {
  ...css.center,
  width: 66,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
globalStyle(`${stepper} button:hover`, { background: vars.well });
globalStyle(`${stepper} button:first-child svg`, { rotate: '180deg' });
