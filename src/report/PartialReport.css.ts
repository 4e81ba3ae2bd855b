import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { head as plainHead } from './columns.css';

const narrow = below(900);

export const head = style([plainHead]);
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
