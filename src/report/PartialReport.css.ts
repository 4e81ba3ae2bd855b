import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/media';

const narrow = below(900);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gap: 32,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const head = style({ display: 'grid', gap: 20, padding: 24, '@media': { [narrow]: { padding: 16 } } });
globalStyle(`${head} h2`, { fontSize: '1.5rem', letterSpacing: '-.02em' });
globalStyle(`${head} h2 + p`, { marginTop: -14 });
export const verdict = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
export const codes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const code = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' });
export const box = style({
  display: 'grid',
  gap: 14,
  padding: '20px 24px 24px',
  '@media': { [narrow]: { paddingInline: 16 } },
});
globalStyle(`${box} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
