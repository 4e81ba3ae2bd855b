import { style } from '@vanilla-extract/css';
import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/pointer/presses';
import { mono, vars } from '../../theme/vars.css';

export const targets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  flex: 1,
  minHeight: 72,
  margin: '-16px -16px 0',
});
export const target = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 8,
  color: vars.ink2,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.hair}` },
    '&[data-next]': { color: vars.ink, fontWeight: 600, boxShadow: `inset 0 0 0 3px ${vars.signal}` },
  },
});
export const ring = style({
  flexShrink: 0,
  width: 24,
  height: 24,
  border: `2px solid ${vars.ink}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: { '[data-held] > &': { background: vars.signal } },
});
export const chart = style({ paddingTop: 12, borderTop: `1px solid ${vars.hair}` });
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });

export const histogram = style({ height: 96, marginTop: 8 });
export const scale = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 6,
  color: vars.ink3,
  fontFamily: mono,
  fontSize: '.75rem',
  fontStretch: '80%',
});
const mark = style({ position: 'absolute', transform: 'translateX(-50%)' });
export const atLimit = style([mark, { left: `${(100 * MAX_BOUNCE_MS) / (GAP_BIN_MS * GAP_BINS)}%`, color: vars.ink }]);
export const middle = style([mark, { left: '50%' }]);
