import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../theme/base.css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

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
export const limits = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '32px 48px',
  paddingTop: 72,
  '@media': { [below(900)]: { gridTemplateColumns: '1fr', paddingTop: 48 } },
});
globalStyle(`${limits} h2`, { marginBottom: 16, fontSize: '1.5rem' });
globalStyle(`${limits} ul`, { borderTop: `1px solid ${vars.ink}` });
globalStyle(`${limits} li`, { paddingBlock: 11, borderTop: `1px solid ${vars.hair}`, color: vars.ink2 });
globalStyle(`${limits} li:first-child`, { borderTop: 0 });
export const keys = style({ display: 'flex', alignItems: 'center', gridColumn: '1 / -1', minHeight: 44 });
