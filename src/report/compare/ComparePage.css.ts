import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { markWidth } from '../../inspection/RunStrip.css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const page = style({ '@media': { print: { width: '100%', page: 'compare' } } });
// The site's header and footer are not printed.
globalStyle(`body:has(${page}) :is(header, footer)`, {
  '@media': { print: { display: 'none' } },
});
export const actions = style({ '@media': { print: { display: 'none' } } });
export const choose = style({ display: 'grid', justifyItems: 'start', gap: 16, paddingTop: 16 });
export const versus = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const side = style({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  padding: 24,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.hair}` } },
  '@media': {
    [narrow]: {
      padding: 16,
      selectors: { '& + &': { borderInlineStart: 0, borderTop: `1px solid ${vars.hair}` } },
    },
    print: { gap: 8, padding: 12, selectors: { '& + &': { borderTop: 0 } } },
  },
});
globalStyle(`${side} > div:last-of-type`, { vars: { [markWidth]: '20px' } });
globalStyle(`${side} h2`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  fontSize: '1.125rem',
  letterSpacing: '-.01em',
});
globalStyle(`${side} h2 a`, { display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 400 });
globalStyle(`${side} p`, { color: vars.ink2, fontSize: '.9375rem' });
export const tally = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.hair}`,
  overflow: 'clip',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${tally} > div`, {
  margin: '-1px 0 0 -1px',
  padding: '14px 24px 15px',
  borderTop: `1px solid ${vars.hair}`,
  borderInlineStart: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { paddingInline: 16 } },
});
globalStyle(`${tally} dt`, { color: vars.ink3, fontSize: '.875rem' });
globalStyle(`${tally} dd`, { color: vars.ink2, fontSize: '.9375rem' });
export const count = style({ marginInlineEnd: 8, color: vars.ink, fontSize: '1.375rem' });
export const section = style({ marginBlock: '48px 32px' });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
});
globalStyle(`${sectionHead} h2`, { fontSize: '1.5rem', letterSpacing: '-.02em' });
globalStyle(`${sectionHead} p`, { color: vars.ink2, fontSize: '.9375rem' });
export const nothing = style({ padding: 24, color: vars.ink2 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '26px 8.25rem minmax(0, 1fr) 6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 64,
  padding: '10px 24px',
  borderTop: `1px solid ${vars.hair}`,
  breakInside: 'avoid',
  ':first-child': { borderTop: 0 },
  '@media': {
    [narrow]: { gridTemplateColumns: '26px minmax(0, 1fr)', padding: '12px 16px' },
    // Paper is narrow and needs no touch targets.
    print: {
      gridTemplateColumns: '20px 96px minmax(0, 1fr) 72px minmax(0, 1fr)',
      gap: 8,
      minHeight: 0,
      padding: '6px 12px',
    },
  },
});
export const number = style({ color: vars.ink3 });
export const name = style({ display: 'grid', justifyItems: 'start', gap: 4, fontWeight: 600 });
export const places = style({ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const sign = style({
  display: 'block',
  fontSize: '1.125rem',
  lineHeight: 1,
  '@media': { [narrow]: { display: 'none' } },
});
export const half = style({
  display: 'grid',
  gridTemplateColumns: '9.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
  '@media': {
    [narrow]: { gridColumn: '1 / -1', gridTemplateColumns: '64px auto minmax(0, 1fr)' },
    print: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  },
});
globalStyle(`${half} p`, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.4, overflowWrap: 'anywhere' });
export const alone = style({ gridColumn: '2 / -1', '@media': { print: { gridColumn: 'auto' } } });
export const halfName = style({
  display: 'none',
  color: vars.ink3,
  fontSize: '.875rem',
  '@media': { [narrow]: { display: 'block' }, print: { display: 'none' } },
});
const word = style({
  fontSize: '.875rem',
  fontWeight: 650,
  textAlign: 'center',
  '@media': {
    [narrow]: { gridColumn: '1 / -1', gridRow: 2, textAlign: 'start' },
    print: { gridColumn: 'auto', gridRow: 'auto', textAlign: 'center' },
  },
});
/** The word is enough; green and red repeat it. */
export const way = styleVariants({
  fixed: [word, { color: vars.pass }],
  known: [word, { color: vars.pass }],
  new: [word, { color: vars.fail }],
  worse: [word, { color: vars.fail }],
  same: [word],
  unknown: [word],
  none: [word, { color: vars.ink3, fontWeight: 400 }],
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${facts} > div`, {
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '14px 20px',
  borderTop: `1px solid ${vars.hair}`,
  borderInlineStart: `1px solid ${vars.hair}`,
});
globalStyle(`${facts} dt`, { color: vars.ink3, fontSize: '.875rem' });
globalStyle(`${facts} dd`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });
