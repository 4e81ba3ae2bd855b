import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, radius, vars } from '../../theme/vars.css';

const narrow = below(900);
const phone = below(560);

export const goOn = style({
  gridColumn: '3 / -1',
  justifySelf: 'end',
  '@media': { [below(720)]: { gridColumn: '2 / -1' } },
});
/** The right rule of the last column is covered by the panel's edge. */
export const swatches = style({
  display: 'grid',
  marginInlineEnd: -1,
  '@media': {
    // Four or three columns, fewer if the text is so large that a name would not fit.
    [narrow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(24%, 4.4rem), 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(32%, 4.4rem), 1fr))' },
  },
});
for (const count of [5, 8]) {
  globalStyle(`${swatches}[data-count="${count}"]`, {
    '@media': { '(min-width: 900px)': { gridTemplateColumns: `repeat(${count}, 1fr)` } },
  });
}
globalStyle(`${swatches}[data-count="8"]`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(24%, 4.4rem), 1fr))' } },
});
export const swatch = style({
  padding: '16px 8px 14px',
  textAlign: 'center',
  fontSize: '.9375rem',
  lineHeight: 1.35,
  borderBottom: `1px solid ${vars.hair}`,
  borderInlineEnd: `1px solid ${vars.hair}`,
});
/** Absolute colors, never themed. */
export const chip = style({
  position: 'relative',
  display: 'block',
  height: 72,
  marginBottom: 10,
  marginInline: 8,
  border: `1px solid ${vars.edge}`,
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { height: 48 } },
});
globalStyle(`${chip} > *`, { position: 'absolute', inset: 0 });
export const value = style({ display: 'block', color: vars.ink3 });
export const description = style({
  display: 'block',
  marginTop: 4,
  color: vars.ink2,
  fontSize: '.8125rem',
  textWrap: 'balance',
});
// A longer word than a color's name fits in fewer columns.
globalStyle(`${swatches}[data-count="8"]:has(${description})`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(24%, 5.6rem), 1fr))' } },
});
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '0 24px',
  padding: '8px 24px',
  '@media': {
    [narrow]: { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: '1fr', paddingInline: 16 },
    // Nothing to press. The text below says the same for touch.
    '(pointer: coarse)': { display: 'none' },
  },
});
export const keyRow = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 });
export const key = style({
  display: 'inline-block',
  minWidth: 30,
  padding: '7px 8px',
  marginInlineEnd: 6,
  border: `1px solid ${vars.edge}`,
  borderBottomWidth: 3,
  borderRadius: radius.control,
  fontFamily: mono,
  fontSize: '.8125rem',
  fontStretch: '80%',
  lineHeight: 1,
  textAlign: 'center',
});
globalStyle(`${keyRow} dt`, { flex: 'none' });
export const does = style({ color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.3 });
export const touch = style({
  padding: '12px 24px 14px',
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  '@media': { [phone]: { paddingInline: 16 } },
});
