import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  gap: 32,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: 24,
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { padding: 16 } },
});

export const missing = style({
  padding: '16px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { padding: 16 } },
});
globalStyle(`${missing} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
export const missingItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 12,
});

const line = style({
  display: 'grid',
  gap: '0 16px',
  alignItems: 'center',
  minHeight: 52,
  padding: '7px 24px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.hair}` } },
  '@media': {
    [narrow]: { padding: '12px 16px' },
    [below(380)]: { gap: '4px 12px' },
  },
});
export const row = style([
  line,
  {
    gridTemplateColumns: '160px 1fr auto',
    '@media': { [narrow]: { gridTemplateColumns: '1fr auto' } },
  },
]);
export const rowWithChip = style([
  line,
  {
    gridTemplateColumns: '40px 104px 1fr auto',
    '@media': { [narrow]: { gridTemplateColumns: '32px 1fr auto' } },
  },
]);
export const chip = style({
  width: 40,
  height: 28,
  border: `1px solid ${vars.edge}`,
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { width: 32 } },
});
export const name = style({ fontWeight: 650 });
export const details = style({
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '@media': { [narrow]: { order: 1 } },
});
globalStyle(`${row} > ${details}`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });
globalStyle(`${rowWithChip} > ${details}`, { '@media': { [narrow]: { gridColumn: '2 / -1' } } });
export const verdict = style({ display: 'grid', minWidth: 126, '@media': { [below(380)]: { minWidth: 0 } } });

export const side = style({ display: 'grid', gap: 16 });
export const aside = style({ padding: '20px 24px 24px' });
globalStyle(`${aside} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
export const actions = style({ display: 'grid', gap: 8, padding: 24 });
