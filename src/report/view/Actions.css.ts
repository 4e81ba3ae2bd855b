import { globalStyle, style } from '@vanilla-extract/css';

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, padding: 24 });
globalStyle(`${actions} > *`, {
  justifyContent: 'flex-start',
  gap: 12,
  paddingInline: '16px 10px',
  fontSize: '.9375rem',
});
globalStyle(`${actions} > :first-child`, { gridColumn: '1 / -1', justifyContent: 'center', fontSize: '1rem' });
/** White in both themes, since readers need dark modules on a light ground. */
export const code = style({
  gridColumn: '1 / -1',
  padding: '0 !important',
  background: '#fff',
  forcedColorAdjust: 'none',
});
