import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const section = style({
  padding: 24,
  selectors: { '& + &': { borderTop: `1px solid ${vars.hair}` } },
  '@media': { [below(760)]: { padding: 16 } },
});
export const split = style([
  section,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
    gap: '16px 48px',
    alignItems: 'start',
    '@media': { [below(1000)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const title = style({ fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.2 });
export const text = style({ marginTop: 8, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45, maxWidth: '66ch' });
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
export const sample = style({ minWidth: 0 });
export const ask = style({ minWidth: 0, ':focus': { outline: 'none' } });
export const hint = style({ marginTop: 8, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const pastHint = style([hint, { visibility: 'hidden' }]);
export const finish = style([
  section,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' },
]);
export const list = style({ marginTop: 10, fontSize: '.9375rem', lineHeight: 1.35 });
globalStyle(`${list} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 16px',
  position: 'relative',
  minHeight: 36,
  paddingBlock: 5,
  borderTop: `1px solid ${vars.hair}`,
  breakInside: 'avoid',
});
globalStyle(`${list} dt`, { color: vars.ink2 });
globalStyle(`${list} dd`, {
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
// For a name that is wider than the list.
globalStyle(`${list} dd > span`, { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' });
export const sources = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  paddingTop: 10,
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.875rem',
});
globalStyle(`${sources} > span`, { display: 'inline-flex', alignItems: 'center', gap: 8 });
