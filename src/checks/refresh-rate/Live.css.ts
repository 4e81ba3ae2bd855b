import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

const narrow = below(900);

export const square = style({ width: 13, height: 13, background: 'currentColor' });
export const head = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: '24px 48px',
  padding: 24,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 } },
});
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
export const readout = style({
  minHeight: 112,
  fontFamily: mono,
  fontStretch: '75%',
  fontWeight: 330,
  fontSize: '7rem',
  lineHeight: 1,
  letterSpacing: '-.05em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: '4.5rem', minHeight: 72 }, [below(380)]: { fontSize: '3.5rem' } },
});
export const waiting = style({ fontSize: '.5em', color: vars.ink3, whiteSpace: 'normal' });
export const unit = style({ fontSize: '.4em', letterSpacing: 0, color: vars.ink3 });
export const margin = style({ marginTop: 8, minHeight: '1.5em', color: vars.ink2 });
export const expect = style({ display: 'grid', gap: 12, alignContent: 'start' });
export const hint = style({
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
export const section = style({ minWidth: 0, padding: '0 24px 24px', '@media': { [narrow]: { paddingInline: 16 } } });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const heading = style({ marginBottom: 8, fontSize: '.9375rem', lineHeight: 1.4, letterSpacing: 0 });
const scope = style({
  width: '100%',
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
});
export const strip = style([scope, { height: 200 }]);
export const small = style([scope, { height: 168 }]);
export const axis = style({ display: 'flex', justifyContent: 'space-between', marginTop: 4, color: vars.ink3 });
export const note = style({ marginTop: 8, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45, maxWidth: '66ch' });
export const foot = style({
  padding: '14px 24px 16px',
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const record = style({ marginTop: 32, paddingTop: 20 });
/** The rule above a data strip. */
export const ruled = style({ borderTop: `1px solid ${vars.hair}` });
