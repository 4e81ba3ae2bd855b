import { coarse, css, globalStyle, narrow, radius, slim, snug, style, vars } from '../../theme/style';

export const goOn = style({ gridColumn: '3 / -1', justifySelf: 'end', ...css.at(snug, { gridColumn: '2 / -1' }) });
/** The right rule of the last column is covered by the panel's edge. */
export const swatches = style({
  display: 'grid',
  marginInlineEnd: -1,
  '@media': {
    // Four or three columns, fewer if the text is so large that a name would not fit.
    [narrow]: css.into('repeat(auto-fill, minmax(max(24%, 4.4rem), 1fr))'),
    [slim]: css.into('repeat(auto-fill, minmax(max(32%, 4.4rem), 1fr))'),
  },
});
for (const count of [5, 8]) {
  globalStyle(`${swatches}[data-count="${count}"]`, {
    '@media': { '(min-width: 900px)': { gridTemplateColumns: `repeat(${count}, 1fr)` } },
  });
}
globalStyle(`${swatches}[data-count="8"]`, {
  ...css.at(slim, css.into('repeat(auto-fill, minmax(max(24%, 4.4rem), 1fr))')),
});
export const swatch = style({
  padding: '16px 8px 14px',
  textAlign: 'center',
  ...css.text('small', 1.35),
  borderBottom: css.hair,
  borderInlineEnd: css.hair,
});
/** Absolute colors, never themed. */
export const chip = style({
  position: 'relative',
  display: 'block',
  height: 72,
  marginBottom: 10,
  marginInline: 8,
  border: css.edge,
  ...css.ownColors,
  ...css.at(narrow, { height: 48 }),
});
globalStyle(`${chip} > *`, css.absolute(0));
export const value = style({ display: 'block', color: vars.ink3 });
export const description = style({ display: 'block', marginTop: 4, ...css.softText('caption'), textWrap: 'balance' });
// A longer word than a color's name fits in fewer columns.
globalStyle(`${swatches}[data-count="8"]:has(${description})`, {
  ...css.at(slim, css.into('repeat(auto-fill, minmax(max(24%, 5.6rem), 1fr))')),
});
export const keys = style({
  ...css.columns('repeat(3, 1fr)', '0 24px'),
  padding: '8px 24px',
  '@media': {
    [narrow]: css.into('1fr 1fr'),
    [slim]: { ...css.into('1fr'), paddingInline: 16 },
    // Nothing to press. The text below says the same for touch.
    [coarse]: { display: 'none' },
  },
});
export const keyRow = style({ ...css.row(12, 'center'), minHeight: 44 });
export const key = style({
  display: 'inline-block',
  minWidth: 30,
  padding: '7px 8px',
  marginInlineEnd: 6,
  border: css.edge,
  borderBottomWidth: 3,
  borderRadius: radius.control,
  ...css.monoText('caption', undefined, 1),
  textAlign: 'center',
});
globalStyle(`${keyRow} dt`, { flex: 'none' });
export const does = style(css.softText('small', 1.3));
export const touch = style({ ...css.pad(slim, '12px 24px 14px'), borderTop: css.hair, ...css.softText('small') });
