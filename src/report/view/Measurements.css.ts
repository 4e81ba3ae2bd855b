import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: 16,
});
globalStyle(`${head} h2`, { marginBottom: 0 });
export const fold = style({ paddingInline: 24, '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${fold} details`, { borderBottom: 0 });
globalStyle(`${fold} details > div`, { maxWidth: 'none' });
export const columns = style({ columns: 2, columnGap: 48, '@media': { [narrow]: { columns: 1 } } });
export const test = style({ breakInside: 'avoid', paddingBottom: 18 });
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  paddingBottom: 6,
  fontSize: '.9375rem',
  fontWeight: 650,
  letterSpacing: 0,
});
export const number = style({ color: vars.ink3 });
