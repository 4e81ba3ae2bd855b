import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

const narrow = below(900);

export const box = style({ padding: '20px 24px 24px', '@media': { [narrow]: { padding: '16px 16px 20px' } } });
globalStyle(`${box} h2`, { marginBottom: 6, fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${box} > button, ${box} > a`, { width: '100%', marginTop: 12 });
globalStyle(`${box} details`, { borderTop: `1px solid ${vars.hair}`, borderBottom: 0 });
globalStyle(`${box} details > div`, { paddingBottom: 0 });
export const comb = style({ marginBlock: 14 });
export const plain = style({
  marginTop: 18,
  paddingTop: 10,
  borderTop: `2px solid ${vars.ink}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
globalStyle(`${plain} b`, { color: vars.ink, fontWeight: 650 });
export const declared = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  color: vars.ink2,
  fontSize: '.9375rem',
});
export const grade = style({
  display: 'grid',
  gridTemplateColumns: '58px 1fr',
  gap: 14,
  alignItems: 'center',
  paddingBlock: 12,
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.35,
});
export const gradeCode = style({
  fontFamily: mono,
  fontStretch: '75%',
  fontSize: '1.75rem',
  fontWeight: 370,
  lineHeight: 1,
  letterSpacing: '-.03em',
});
export const scale = style({ display: 'block', color: vars.ink3, fontSize: '.875rem' });
export const note = style({
  paddingBlock: 12,
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const photos = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginTop: 4 });
export const photo = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: `1px solid ${vars.edge}`,
  background: vars.well,
});
export const caption = style({ marginTop: 5, color: vars.ink2, fontSize: '.875rem', lineHeight: 1.35 });
export const kinds = style({ display: 'grid', gap: 16 });
globalStyle(`${kinds} dl`, { marginTop: 6 });
