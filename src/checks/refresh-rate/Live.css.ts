import { below, css, extend, narrow, style, vars } from '../../theme/style';

export const head = style({
  ...css.columns('7fr 5fr', '24px 48px'),
  padding: 24,
  ...css.at(narrow, { ...css.into(1), padding: 16 }),
});
export const label = style(css.faintText('note', 1.35));
export const readout = style({
  minHeight: 112,
  ...css.readout('7rem'),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: '4.5rem', minHeight: 72 }, [below(380)]: { fontSize: '3.5rem' } },
});
export const waiting = style({ fontSize: '.5em', color: vars.ink3, whiteSpace: 'normal' });
export const unit = style({ fontSize: '.4em', letterSpacing: 0, color: vars.ink3 });
export const margin = style({ marginTop: 8, minHeight: '1.5em', color: vars.ink2 });
export const expect = style({ ...css.rows(12), alignContent: 'start' });
export const hint = style(css.warning);
export const section = style({ minWidth: 0, ...css.pad(narrow, '0 24px 24px') });
export const pair = style(css.columnsFrom(narrow, '1fr 1fr'));
export const heading = style({ marginBottom: 8, ...css.text('small', 1.4, 0) });
const scope = style({ width: '100%', ...css.scope });
export const strip = extend(scope, { height: 200 });
export const small = extend(scope, { height: 168 });
export const axis = style({ ...css.row(0, undefined, 'space-between'), marginTop: 4, color: vars.ink3 });
export const note = style({ marginTop: 8, ...css.softText('small', 1.45), maxWidth: '66ch' });
export const foot = style({ ...css.pad(narrow, '14px 24px 16px'), borderTop: css.hair, ...css.softText('small') });
export const record = style({ marginTop: 32, paddingTop: 20 });
