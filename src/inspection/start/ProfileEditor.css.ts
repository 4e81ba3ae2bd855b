import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { radius, vars } from '../../theme/vars.css';

const phone = below(760);

export const editor = style({ marginTop: 24, paddingTop: 20, borderTop: `1px solid ${vars.hair}` });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const heading = style({ margin: '24px 0 8px', fontSize: '1rem', letterSpacing: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 48,
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [phone]: { gridTemplateColumns: '28px minmax(0, 1fr) auto auto', rowGap: 4, paddingBlock: 4 } },
});
export const number = style({ color: vars.ink3 });
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  cursor: 'pointer',
});
globalStyle(`${check} > input`, {
  position: 'relative',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  accentColor: vars.ink,
});
// The touch target around the box.
globalStyle(`${check} > input::after`, { content: '', position: 'absolute', inset: -11 });
export const required = style([
  check,
  { fontSize: '.9375rem', '@media': { [phone]: { gridColumn: '2', gridRow: 2 } } },
]);
export const move = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.ink, color: vars.panel },
  ':disabled': { opacity: 0.35, background: 'none', color: 'inherit', cursor: 'default' },
});
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'end',
  '@media': { [below(1100)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 });
