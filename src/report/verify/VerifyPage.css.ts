import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../theme/base.css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const status = style({ paddingBlock: 24, color: vars.ink2 });
/** Always in the page, so that a screen reader announces its changes. */
export const silent = style([hidden]);
export const refused = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: 24,
  maxWidth: '40rem',
  '@media': { [below(900)]: { padding: 16 } },
});
globalStyle(`${refused} h2`, { marginTop: 4, fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.2 });
globalStyle(`${refused} p`, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
globalStyle(`${refused} button`, { marginTop: 12 });
/** Above everything else, so that nobody takes a whole seal for the truth. */
export const first = style({ marginBottom: 32, '@media': { [narrow]: { marginBottom: 24 } } });
globalStyle(`${first} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${first} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 32px',
  marginTop: 8,
  paddingInlineStart: 20,
  listStyle: 'disc',
  color: vars.ink2,
  lineHeight: 1.4,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', fontSize: '.9375rem' } },
});
export const last = style({ paddingTop: 72, '@media': { [narrow]: { paddingTop: 48 } } });
globalStyle(`${last} h2`, { marginBottom: 16, fontSize: '1.5rem' });
globalStyle(`${last} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0 32px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${last} li`, { paddingBlock: 11, borderTop: `1px solid ${vars.ink}`, color: vars.ink2 });
export const keys = style({ display: 'flex', alignItems: 'center', minHeight: 44 });
