import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../theme/base.css';
import { below } from '../../theme/media';
import { alwaysDark, contentWidth, vars } from '../../theme/vars.css';
import { field, stage } from './Stage.css';

const narrow = below(900);
const oneColumn = { '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };
const row = style([wrap, { display: 'flex', flexWrap: 'wrap', gap: '16px 32px', paddingBlock: 16 }]);

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12, '@media': { [below(480)]: { gap: 8 } } });
// Three of the head in one row of a phone.
globalStyle(`${buttons} > button`, { '@media': { [below(480)]: { flex: 'auto', paddingInline: 14 } } });
/** From edge to edge, dark in both themes. */
export const instrument = style([
  alwaysDark,
  { background: '#0a0a0a', color: vars.ink, borderBlock: `1px solid ${vars.hair}` },
]);
globalStyle(`${instrument} dl`, {
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: '1fr 1.4fr 1fr 1.2fr' } },
});
globalStyle(`${instrument} dl > div:first-child`, { paddingInlineStart: 0 });
globalStyle(`${instrument} dl > div:nth-child(odd)`, { '@media': { [narrow]: { paddingInlineStart: 0 } } });
globalStyle(`${instrument} dt + dd`, {
  fontSize: '3.25rem',
  lineHeight: 1.1,
  letterSpacing: '-.05em',
  '@media': { [below(1200)]: { fontSize: '2.25rem' } },
});
globalStyle(`${instrument} dd small`, { fontSize: '.42em', letterSpacing: 0, color: vars.ink2 });
export const labels = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc((100% - ${contentWidth}) / 2)`,
  display: 'grid',
  gridTemplateRows: 'repeat(3, 1fr)',
});
globalStyle(`${labels} > li`, {
  placeSelf: 'start',
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  marginTop: 4,
  paddingInline: 8,
  marginInlineStart: -8,
  background: '#000',
  color: vars.ink2,
  fontSize: '.875rem',
});
globalStyle(`${labels} b`, { color: vars.ink, fontSize: '1.0625rem' });
export const tape = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 32px',
    alignItems: 'center',
    paddingBlock: 12,
  },
  oneColumn,
]);
export const ticks = style({ height: 32, overflow: 'clip', forcedColorAdjust: 'none' });
export const note = style({ maxWidth: '22rem', color: vars.ink2, fontSize: '.875rem' });
export const controls = style([row, { paddingBottom: 0 }]);
// Five views in one row of a phone.
globalStyle(`${controls} label`, { '@media': { [below(480)]: { flex: 'auto', paddingInline: 6 } } });
globalStyle(`${controls} > fieldset`, { '@media': { [below(480)]: { width: '100%' } } });
export const does = style([wrap, { paddingTop: 14, color: vars.ink2, fontSize: '.9375rem' }]);
export const sliders = style([
  row,
  { display: 'grid', gridTemplateColumns: '2fr 1fr auto', alignItems: 'start' },
  oneColumn,
]);
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  alignSelf: 'center',
  minHeight: 48,
  cursor: 'pointer',
});
export const box = style({
  position: 'relative',
  width: 22,
  height: 22,
  margin: '0 0 0 1px',
  accentColor: vars.ink,
  // The target of a finger, around the box.
  '::after': { content: '', position: 'absolute', inset: -11 },
});
export const persistence = style([row, { display: 'grid', gridTemplateColumns: '2fr 1fr' }, oneColumn]);
export const answer = style({ display: 'grid', gap: 12, alignContent: 'start', fontSize: '.9375rem' });
export const question = style([row, { alignItems: 'center', justifyContent: 'space-between' }]);
export const ask = style({ fontWeight: 600 });
export const ruled = style({ borderTop: `1px solid ${vars.hair}` });
/** The keys, at the right of the views. */
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginInlineStart: 'auto',
  color: vars.ink2,
  fontSize: '.875rem',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
globalStyle(`${keys} > span`, { display: 'flex', alignItems: 'center', gap: 6 });
/** The instrument in full screen. The picture takes the height that is left. */
export const whole = style([
  alwaysDark,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    background: '#0a0a0a',
    color: vars.ink,
    overflow: 'auto',
    touchAction: 'manipulation',
  },
]);
globalStyle(`${whole} > ${instrument}`, { flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
globalStyle(`${whole} ${field}:has(> ${stage}:first-child)`, {
  flex: '1 0 auto',
  '@media': {
    // All of it down to the tape, where the figures are in one row.
    '(min-width: 1100px)': { minHeight: 'calc(100dvh - 270px)' },
    // A phone on its side: the picture first.
    '(max-height: 500px)': { order: -1, height: 'calc(100dvh - 80px)' },
  },
});
globalStyle(`${whole} ${field} > ${stage}:first-child`, { position: 'absolute', inset: 0 });
export const bar = style([wrap, { paddingBlock: 12 }]);
