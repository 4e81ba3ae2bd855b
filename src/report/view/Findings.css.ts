import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const title = style({ margin: '0 0 16px', fontSize: '1.5rem', letterSpacing: '-.02em' });
export const none = style({ padding: 24, color: vars.ink2, '@media': { [narrow]: { padding: 16 } } });
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: '18px 32px',
  padding: 24,
  borderTop: `1px solid ${vars.hair}`,
  ':first-child': { borderTop: 0 },
  '@media': {
    [below(1200)]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 14,
  color: vars.ink2,
  fontSize: '.9375rem',
});
export const text = style({ marginTop: 6, maxWidth: '46ch', color: vars.ink2 });
/** The tag is smaller than a touch target, but its link is not. */
export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: -8,
  textDecoration: 'none',
});
export const figure = style({ alignSelf: 'center' });
export const short = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.hair}`,
  ':first-child': { borderTop: 0 },
  '@media': { [narrow]: { gridTemplateColumns: '1fr auto', padding: 16 } },
});
globalStyle(`${short} > span:first-child`, {
  minWidth: '9.5rem',
  '@media': { [narrow]: { minWidth: 0, justifySelf: 'start' } },
});
export const words = style({ '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2 } } });
globalStyle(`${words} h3`, { fontSize: '1.0625rem' });
globalStyle(`${words} > p`, { marginTop: 2, color: vars.ink2, fontSize: '.9375rem' });
export const places = style({ marginTop: 14, fontSize: '.9375rem' });
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'max(92px, 6.25rem) minmax(0, 1fr)',
  gap: '0 12px',
  paddingBlock: 6,
  borderTop: `1px solid ${vars.hair}`,
});
globalStyle(`${place} dt`, { color: vars.ink3, whiteSpace: 'nowrap' });
export const wrapped = style({ whiteSpace: 'normal' });
export const again = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: '20px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 } },
});
globalStyle(`${again} p`, { color: vars.ink2 });
globalStyle(`${again} b`, { color: vars.ink, fontWeight: 650 });
