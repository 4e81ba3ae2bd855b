import { style } from '@vanilla-extract/css';
import { mono, radius, sans, vars } from '../../theme/vars.css';

export const field = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minWidth: 0,
  alignContent: 'start',
});
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
const control = style({
  width: '100%',
  minWidth: 0,
  height: 48,
  margin: 0,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  background: vars.panel,
  color: vars.ink,
  '::placeholder': { color: vars.ink3, opacity: 1 },
});
export const select = style([control, { padding: '0 12px', font: `400 1rem/1.2 ${sans}`, cursor: 'pointer' }]);
export const figure = style([
  control,
  { padding: '0 12px', fontFamily: mono, fontSize: '1rem', fontStretch: '80%', fontVariantNumeric: 'tabular-nums' },
]);
export const words = style([control, { padding: '0 14px', font: `400 1rem/1.3 ${sans}` }]);
export const code = style([control, { padding: '0 14px', fontFamily: mono, fontSize: '.875rem', fontStretch: '80%' }]);
export const color = style([control, { padding: 4, cursor: 'pointer', forcedColorAdjust: 'none' }]);
export const done = style({ position: 'absolute', insetInlineEnd: 14, bottom: 16, pointerEvents: 'none' });
