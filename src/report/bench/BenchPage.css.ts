import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingBottom: 96 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '16px 24px',
  '@media': { [below(760)]: { paddingInline: 16 } },
});
globalStyle(`${page} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', overflowWrap: 'anywhere' });
globalStyle(`${head} p`, { marginTop: 4, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.hair}`,
  '@media': {
    [below(1000)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below(560)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${figures} > div`, { padding: '16px 24px', '@media': { [below(760)]: { paddingInline: 16 } } });
globalStyle(`${figures} :is(dt, dd)`, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
globalStyle(`${figures} dd`, { margin: 0 });
export const figure = style({});
globalStyle(`${figures} .${figure}`, { color: vars.ink, fontSize: '4rem', lineHeight: 1.2 });
export const verdicts = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 16px', marginTop: 6 });
export const section = style({});
globalStyle(`${section} > :is(h2, p)`, { padding: '16px 24px', '@media': { [below(760)]: { paddingInline: 16 } } });
globalStyle(`${section} > p`, { borderTop: `1px solid ${vars.hair}`, color: vars.ink2, fontSize: '.9375rem' });
export const scroll = style({
  overflowX: 'auto',
  paddingInline: 24,
  '@media': { [below(760)]: { paddingInline: 16 } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.9375rem' });
globalStyle(`${table} :is(th, td)`, {
  height: 44,
  paddingInline: 12,
  borderTop: `1px solid ${vars.hair}`,
  fontWeight: 400,
  textAlign: 'start',
});
globalStyle(`${table} thead th`, { borderTop: 0, borderBottom: `2px solid ${vars.ink}`, color: vars.ink2 });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
export const worst = style({});
globalStyle(`${table} .${worst}`, { borderInline: `2px solid ${vars.ink}`, fontWeight: 650 });
globalStyle(`${table} thead .${worst}`, { borderTop: `2px solid ${vars.ink}`, color: vars.ink });
globalStyle(`${table} tr:last-child > td.${worst}`, { borderBottom: `2px solid ${vars.ink}` });
export const name = style({ overflowWrap: 'anywhere' });
