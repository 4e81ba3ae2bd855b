import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

const narrow = below(900);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '16px 24px 0',
  '@media': { [narrow]: { paddingInline: 16 } },
});
globalStyle(`${head} p`, { flexBasis: '100%' });
globalStyle(`${head} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
export const twin = style({
  display: 'grid',
  gridTemplateColumns: '7.25rem',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 48px)',
  gridTemplateRows: 'repeat(3, 32px)',
  alignItems: 'center',
  padding: '16px 24px 18px',
  '@media': { [narrow]: { gridTemplateColumns: 'none', padding: '12px 16px 16px' } },
});
const rowLabel = style({
  gridColumn: 1,
  color: vars.ink2,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
});
/** In the second and third rows, under the numbers. */
export const label = styleVariants({ second: [rowLabel, { gridRow: 2 }], third: [rowLabel, { gridRow: 3 }] });
export const column = style({
  display: 'grid',
  gridRow: '1 / 4',
  gridTemplateRows: 'subgrid',
  alignItems: 'center',
  justifyItems: 'center',
  outlineOffset: -2,
  selectors: { '&[data-different]': { outline: `2px solid ${vars.ink}` } },
});
globalStyle(`${column} svg`, { maxWidth: '100%' });
export const number = style({
  color: vars.ink3,
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '.75rem',
  letterSpacing: '-.04em',
});
export const plot = style({ padding: '4px 24px 18px', '@media': { [narrow]: { padding: '4px 16px 16px' } } });
