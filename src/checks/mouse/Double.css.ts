import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/pointer/presses';
import { css, style, vars } from '../../theme/style';

export const targets = style({ ...css.columns(2), flex: 1, minHeight: 72, margin: '-16px -16px 0' });
export const target = style({
  ...css.row(12, 'center', 'center'),
  padding: 8,
  color: vars.ink2,
  selectors: {
    '& + &': { borderInlineStart: css.hair },
    '&[data-next]': { color: vars.ink, fontWeight: 600, boxShadow: `inset 0 0 0 3px ${vars.signal}` },
  },
});
export const ring = style({
  flexShrink: 0,
  ...css.size(24),
  border: css.strong,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  selectors: { '[data-held] > &': { background: vars.signal } },
});
export const chart = style({ paddingTop: 12, borderTop: css.hair });
export const label = style(css.faintText('note', 1.35));

export const histogram = style({ height: 96, marginTop: 8 });
export const scale = style({
  position: 'relative',
  ...css.row(0, undefined, 'space-between'),
  marginTop: 6,
  color: vars.ink3,
  ...css.monoText('tiny'),
});
const mark = style({ position: 'absolute', transform: 'translateX(-50%)' });
export const atLimit = style([mark, { left: `${(100 * MAX_BOUNCE_MS) / (GAP_BIN_MS * GAP_BINS)}%`, color: vars.ink }]);
export const middle = style([mark, { left: '50%' }]);
