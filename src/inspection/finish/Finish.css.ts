import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { radius, sans, vars } from '../../theme/vars.css';

const narrow = below(900);

export const side = style({
  display: 'grid',
  gap: 16,
  position: 'sticky',
  top: 60,
  '@media': { [narrow]: { position: 'static' } },
});
export const pad = style({ padding: '20px 24px 24px', '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${pad} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${pad} > button`, { width: '100%', marginTop: 8 });
export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  margin: '14px 0 12px',
});
export const strip = style({ marginBottom: 14 });
export const facts = style({ marginBottom: 18 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'center',
  minHeight: 32,
  paddingBlock: 4,
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  lineHeight: 1.35,
});
export const name = style({ color: vars.ink2 });
export const value = style({ textAlign: 'end' });
export const wrapped = style({ whiteSpace: 'normal' });
export const area = style({
  display: 'block',
  width: '100%',
  minHeight: 72,
  marginTop: 12,
  padding: '11px 14px',
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  background: vars.panel,
  color: vars.ink,
  font: `400 1rem/1.45 ${sans}`,
  resize: 'vertical',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 50,
  paddingBlock: 8,
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [below(480)]: { gridTemplateColumns: '28px minmax(0, 1fr) auto' } },
});
export const number = style({ color: vars.ink3 });
export const what = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
export const open = style({
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `550 .9375rem/1.2 ${sans}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
  cursor: 'pointer',
  '@media': { [below(480)]: { gridColumn: 3 } },
});
export const tests = style({ marginTop: 12 });
export const note = style({ flexBasis: '100%' });
export const declared = style({ minWidth: 0, margin: 0, padding: 0, border: 0, ':disabled': { opacity: 0.7 } });
export const ask = style({ marginTop: 14, fontWeight: 600 });
