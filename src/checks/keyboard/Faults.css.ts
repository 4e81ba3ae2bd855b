import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 32,
  paddingTop: 16,
  borderTop: `2px solid ${vars.ink}`,
  '@media': { [below(760)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rows = style({ marginTop: -12 });
export const row = style({ paddingBlock: 12, borderBottom: `1px solid ${vars.hair}`, color: vars.ink2 });
export const name = style({ color: vars.ink, fontWeight: 650 });
export const none = style({ color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const heading = style({ fontSize: '1.0625rem', letterSpacing: 0 });
export const mark = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  marginTop: 16,
  maxWidth: '28rem',
  '@media': { [below(420)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${mark} + ${none}`, { marginTop: 16 });

export const chart = style({ height: 120, marginTop: 12 });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  height: 20,
  marginBlock: '6px 12px',
  color: vars.ink3,
  fontFamily: mono,
  fontSize: '.75rem',
  fontStretch: '80%',
});

export const log = style({
  maxHeight: 320,
  margin: '0 0 16px',
  padding: 16,
  overflow: 'auto',
  background: vars.panel,
  border: `1px solid ${vars.hair}`,
  borderRadius: 6,
  fontFamily: mono,
  fontSize: '.75rem',
  fontStretch: '80%',
  lineHeight: 1.6,
});
export const copy = style({ marginTop: 16 });
export const lines = style({ margin: 0, fontFamily: 'inherit' });
