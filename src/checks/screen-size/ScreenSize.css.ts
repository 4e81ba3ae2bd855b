import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { readout as largeFigure } from '../../ui/figures/readout.css';

const phone = below(760);
const rule = `1px solid ${vars.hair}`;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 20px',
  padding: '36px 24px 28px',
  '@media': { [phone]: { padding: '24px 16px' } },
});
export const readout = style([largeFigure, { lineHeight: 0.8 }]);
/** Two numbers, which need more room than one. */
export const pixels = style({ minWidth: '5.2em', fontSize: 'min(10vw, 4.5rem)' });
globalStyle(`${readout} small`, {
  marginInlineStart: '.18em',
  color: vars.ink2,
  fontSize: '.42em',
  fontWeight: 370,
  letterSpacing: 0,
});
export const refresh = style({ marginInlineStart: 'auto' });
export const beside = style({ color: vars.ink2, lineHeight: 1.25 });
export const physical = style({ borderTop: rule });

export const section = style({ padding: 24, borderTop: rule, '@media': { [phone]: { padding: 16 } } });
export const status = style([
  section,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '16px 24px' },
]);
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  flex: '1 1 20rem',
  minWidth: 0,
  color: vars.ink2,
});
export const note = style({ maxWidth: '66ch', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const pastReason = style([note, { visibility: 'hidden' }]);
export const title = style({
  fontSize: '1.25rem',
  letterSpacing: '-.012em',
  lineHeight: 1.2,
  ':focus': { outline: 'none' },
});
export const finish = style([status]);

export const calibrate = style([section, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }]);
export const outcome = style({ fontWeight: 550 });
export const narrow = style({ maxWidth: 220 });
/** The slider between buttons for single pixels. */
export const fine = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  gap: 24,
  alignItems: 'center',
});
globalStyle(`${fine} > button`, { padding: 0, fontSize: '1.25rem' });

/** Tall enough for most screens. A larger card is cut off at the bottom, where nothing is compared. */
export const lying = style({ height: 340 });
export const standing = style({ height: 620 });

export const ruler = style({ marginTop: 16, minWidth: 0 });
/** Stays inside the white area of the drawing. */
export const numbers = style({
  position: 'relative',
  height: 26,
  background: '#ffffff',
  color: '#000000',
  overflow: 'clip',
});
export const number = style({ position: 'absolute', top: 5, transform: 'translateX(-50%)', fontSize: '.875rem' });
export const scale = style({ height: 88 });

/** Large text makes the table wider than a phone. */
export const across = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', borderTop: `2px solid ${vars.ink}` });
globalStyle(`${table} :is(th, td)`, {
  padding: '11px 16px 11px 0',
  borderBottom: rule,
  textAlign: 'start',
  verticalAlign: 'baseline',
  whiteSpace: 'normal',
});
globalStyle(`${table} :is(td, tbody th)`, { fontSize: '1rem' });
globalStyle(`${table} thead th`, { color: vars.ink3, fontSize: '.875rem', fontWeight: 400 });
globalStyle(`${table} [data-nearest] :is(th, td)`, { fontWeight: 650 });
export const nearest = style({
  display: 'inline-block',
  marginInlineStart: 12,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.ink}`,
  fontSize: '.875rem',
});
globalStyle(`${across} + p`, { marginTop: 12 });
