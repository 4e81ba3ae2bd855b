import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../theme/base.css';
import { below } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The specification's 'medium screens and up' have three columns. */
const stacked = below(768);

export const page = style({ paddingBottom: 104 });
export const section = style({ paddingTop: 72, '@media': { [stacked]: { paddingTop: 48 } } });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 8fr)',
  gap: '16px 24px',
  marginTop: 32,
  paddingTop: 16,
  borderTop: `2px solid ${vars.ink}`,
  '@media': { [below(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const kind = style({ fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
export const count = style({ marginInlineStart: 6, color: vars.ink3, fontSize: '.875rem', fontWeight: 400 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px clamp(24px, 3.3vw, 48px)',
  paddingTop: 72,
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 48 } },
});
export const card = style({ borderTop: `2px solid ${vars.ink}`, paddingTop: 16 });
export const name = style({ fontSize: '1.25rem', lineHeight: 1.2, letterSpacing: '-.012em' });
export const text = style({ marginTop: 8, color: vars.ink2 });
export const items = style({ marginTop: 16, borderTop: `1px solid ${vars.hair}` });
export const item = style({ paddingBlock: 10, borderBottom: `1px solid ${vars.hair}`, fontSize: '.9375rem' });
export const tips = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: '4fr 4fr 4fr',
    gap: '24px 48px',
    marginTop: 72,
    padding: 32,
    '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 48, padding: '24px 16px' } },
  },
]);
globalStyle(`${tips} h2`, { fontSize: '1.5rem' });
globalStyle(`${tips} ${item}:last-child`, { borderBottom: 0 });
