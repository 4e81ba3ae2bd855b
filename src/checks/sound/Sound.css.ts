import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';
import { readout as largeFigure } from '../../ui/figures/readout.css';

const narrow = below(900);
const phone = below(560);
const zone = { padding: 24, '@media': { [narrow]: { padding: 16 } } } as const;

export const square = style({ width: 13, height: 13, flex: 'none', background: 'currentColor' });
export const triangle = style({
  width: 12,
  height: 14,
  flex: 'none',
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
});

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
export const alert = style([problem, { padding: '14px 24px', borderBottom: `1px solid ${vars.hair}` }]);
export const volume = style({ ...zone, borderBottom: `1px solid ${vars.hair}` });

export const stereo = style(zone);
export const columns = style({
  display: 'grid',
  // Three columns, or fewer where the text is so large that a button would not fit.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 4.9rem), 1fr))',
  gap: '16px',
  '@media': { [phone]: { gap: '16px 8px' } },
});
export const column = style({ minWidth: 0 });
/** The side's letter, and the time span of its scope. */
export const letter = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: 6,
  color: vars.ink3,
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '.875rem',
  lineHeight: 1.35,
});
export const scope = style({
  width: '100%',
  height: 200,
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [phone]: { height: 120 } },
});
export const play = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 12,
});
globalStyle(`${play} button`, {
  minWidth: 132,
  '@media': { [phone]: { flex: '1 1 100%', minWidth: 0, paddingInline: 4, gap: 6, fontSize: '.9375rem' } },
});
globalStyle(`${play} > span`, {
  '@media': { [phone]: { flex: '1 1 100%', paddingInline: 4, fontSize: '.75rem', letterSpacing: 0, gap: 4 } },
});
export const about = style({
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.4,
});
globalStyle(`${column} > ${about}`, { marginTop: 10, '@media': { [phone]: { fontSize: '.875rem' } } });
export const ask = style({ ':empty': { display: 'none' } });
/** Same height with and without the question. */
export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 104,
  '@media': { [below(420)]: { minHeight: 124 } },
});
export const note = style({ color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45, maxWidth: '66ch' });
export const hint = style({
  margin: '0 24px 24px',
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  maxWidth: '66ch',
  '@media': { [narrow]: { marginInline: 16 } },
});
/** The hint under the rows of a result. */
export const foot = style({ paddingTop: 24, borderTop: `1px solid ${vars.hair}` });
export const figures = style({ borderBlock: `1px solid ${vars.hair}` });

export const rows = style({ borderTop: `1px solid ${vars.hair}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 20px',
  minHeight: 64,
  paddingBlock: 8,
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${row} > button`, { '@media': { [phone]: { flex: '1 1 auto' } } });
globalStyle(`${rows} > ${row}`, { borderBottom: `1px solid ${vars.hair}` });
globalStyle(`${row} > ${about}`, { '@media': { [phone]: { order: 1, flexBasis: '100%' } } });
globalStyle(`${row} > span:empty`, { '@media': { [phone]: { display: 'none' } } });
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
globalStyle(`${pair} > button`, { flex: '1 1 auto' });

export const sweep = style({ display: 'grid', gap: 16 });
export const readout = style([
  largeFigure,
  {
    minHeight: 72,
    color: vars.ink3,
    selectors: { '&[data-live]': { color: vars.ink } },
    '@media': { [below(380)]: { fontSize: '3.5rem' } },
  },
]);
/** Same width for any frequency. */
export const wide = style({ minWidth: 300, '@media': { [below(480)]: { minWidth: 0 } } });
globalStyle(`${wide} button`, { width: '100%' });

export const outputs = style({ display: 'grid', gap: 16, justifyItems: 'start' });
export const bare = style({ width: '100%', maxWidth: '28rem', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const measure = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });
export const report = style({ display: 'grid', gap: 16 });
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.hair}`,
  fontWeight: 550,
  ':first-child': { borderTop: `2px solid ${vars.ink}` },
});
export const curve = style({
  width: '100%',
  height: 220,
  background: '#121212',
  borderRadius: 3,
  forcedColorAdjust: 'none',
});
export const grid = style({ stroke: '#333', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
const trace = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
export const traces = styleVariants({
  left: { ...trace, stroke: '#f2f2f2' },
  right: { ...trace, stroke: '#b4b4b4', strokeDasharray: '6 4' },
});
export const keys = styleVariants({
  left: { ...trace, stroke: vars.ink },
  right: { ...trace, stroke: vars.ink, strokeDasharray: '6 4' },
});
export const scale = style({ display: 'flex', justifyContent: 'space-between', marginTop: 4, color: vars.ink3 });
export const legend = style({ display: 'flex', gap: 24, marginTop: 8, color: vars.ink2, fontSize: '.9375rem' });
globalStyle(`${legend} > span`, { display: 'inline-flex', alignItems: 'center', gap: 8 });
export const sample = style({ width: 32, height: 4 });
export const heard = style({ ...zone, marginTop: 32 });
export const heading = style({ marginBottom: 16, fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.2 });
/** The height of a verdict that is not there yet, so that an answer moves nothing. */
export const open = style({ minHeight: 30 });
