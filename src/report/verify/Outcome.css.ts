import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { head as plainHead } from '../columns.css';

const narrow = below(900);

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
export const head = style([plainHead]);
globalStyle(`${head} h2`, { fontSize: '1.5rem', letterSpacing: '-.02em', lineHeight: 1.2 });
globalStyle(`${head} p`, { marginTop: 4, maxWidth: '60ch', color: vars.ink2 });
export const question = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { padding: 16 } },
});
export const questions = style([question, { gap: 8 }]);
globalStyle(`${questions} h3`, { fontSize: '1.0625rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${questions} li`, { color: vars.ink2, lineHeight: 1.45, overflowWrap: 'anywhere' });
globalStyle(`${questions} li + li`, { marginTop: 4 });
globalStyle(`${questions} b`, { color: vars.ink });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: 12,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const warned = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const changes = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
globalStyle(`${changes} th, ${changes} td`, {
  padding: '14px 12px',
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${changes} tr > :first-child`, { width: '26%', paddingInlineStart: 24 });
globalStyle(`${changes} tr > :last-child`, { paddingInlineEnd: 24 });
globalStyle(`${changes} thead th`, { paddingBlock: 10, color: vars.ink3, fontSize: '.875rem', fontWeight: 400 });
globalStyle(`${changes} tbody tr`, { borderTop: `1px solid ${vars.hair}` });
globalStyle(`${changes} tbody th`, { fontWeight: 650 });
globalStyle(`${changes} small`, { display: 'block', color: vars.ink3, fontSize: '.875rem', fontWeight: 400 });
globalStyle(`${changes} td`, { color: vars.ink2 });
globalStyle(`${changes} td b`, { display: 'block', color: vars.ink, fontWeight: 600 });
export const box = style({
  display: 'grid',
  gap: 12,
  padding: '20px 24px 24px',
  '@media': { [narrow]: { padding: '16px 16px 20px' } },
});
globalStyle(`${box} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${box} h2 + p`, { marginTop: -8 });
export const verdict = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const open = style({ display: 'grid' });
globalStyle(`${open} > span, ${open} a`, { display: 'grid', alignItems: 'center' });
