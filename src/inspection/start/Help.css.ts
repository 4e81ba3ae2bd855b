import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const help = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '32px 48px',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${help} h3`, { marginBottom: 12, color: vars.ink, fontSize: '1.125rem', letterSpacing: '-.01em' });
export const forKeys = style({ '@media': { [below(480)]: { display: 'none' } } });
export const key = style({
  display: 'grid',
  gridTemplateColumns: '168px 1fr',
  gap: '0 16px',
  alignItems: 'baseline',
  paddingBlock: 10,
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
});
export const caps = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
export const letters = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingBlock: 10,
  borderTop: `1px solid ${vars.hair}`,
  cursor: 'pointer',
});
globalStyle(`${letters} input`, {
  position: 'relative',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.ink,
});
// The touch target around the box.
globalStyle(`${letters} input::after`, { content: '', position: 'absolute', inset: -12 });
export const promises = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 32px',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});
export const promise = style({ paddingBlock: 10, borderTop: `1px solid ${vars.hair}`, color: vars.ink2 });
globalStyle(`${promise} b`, { display: 'block', color: vars.ink, fontWeight: 650 });
