import { css, globalStyle, narrow, phone, style, vars } from '../../theme/style';

/** What is read from storage comes late, and must not push the footer away. */
export const page = style({ minHeight: '100svh', paddingBottom: 64 });
export const columns = style({ ...css.columns('7 5', 32, 'start'), ...css.at(narrow, { ...css.into(1), gap: 16 }) });
export const stack = style({ ...css.columns(1, 24), ...css.at(narrow, { gap: 16 }) });
export const box = style({
  ...css.columns(1, 12),
  padding: '20px 24px 24px',
  ...css.at(narrow, { padding: '16px 16px 20px' }),
});
globalStyle(`${box} h2`, css.text('head', 1.3, '-.012em'));
globalStyle(`${box} p`, css.softText('small', 1.45));
export const comb = style({ marginBlock: 4 });
export const form = style(css.columns(1, 12));
/** A field with the buttons for it. */
export const line = style(css.wrapRow(12, 'end'));
globalStyle(`${line} > label`, { flex: '1 1 14rem' });
export const buttons = style({ ...css.wrapRow(12), marginTop: 8 });
export const known = style({ ...css.rows(12), ...css.ruled(16), ':last-child': { paddingBottom: 0 } });
export const who = style(css.wrapRow('8px 20px', 'center'));
export const note = style(css.faintText('note', 1.45));
export const name = style({ overflowWrap: 'anywhere' });
export const fault = style({});
globalStyle(`${box} p${fault}`, { color: vars.fail, fontWeight: 600 });
export const more = style({ marginTop: 32 });
export const publish = style({ marginTop: 32 });
globalStyle(`${publish} h2`, { marginBottom: 12, ...css.text('head', 1.3, '-.012em') });
globalStyle(`${publish} p`, { maxWidth: '70ch', marginBottom: 16 });
export const file = style({
  maxWidth: '100%',
  margin: '0 0 16px',
  padding: 16,
  overflowX: 'auto',
  ...css.monoText('caption', undefined, 1.5),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const fields = style({ ...css.rows(8), marginBottom: 16 });
globalStyle(`${fields} > div`, css.columns('80px 1', 12));
globalStyle(`${fields} code`, css.monoText('caption'));
export const facts = style(css.text('small', 1.4));
globalStyle(`${facts} > div`, {
  ...css.columnsFrom(phone, '160px 1', '0 16px'),
  padding: '8px 0',
  borderTop: css.hair,
});
globalStyle(`${facts} dt`, { color: vars.ink2 });
/** Two lines of 32 digits. */
export const digits = style({ maxWidth: '32ch', whiteSpace: 'normal', overflowWrap: 'anywhere' });
