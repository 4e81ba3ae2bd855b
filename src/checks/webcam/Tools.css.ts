import { globalStyle, style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const tools = style({ borderTop: css.border.hair });
globalStyle(`${tools} > section + section`, { borderTop: css.border.hair });
export const row = style(css.wrapRow(12));
export const words = style({ color: vars.ink2, maxWidth: '66ch', overflowWrap: 'anywhere' });
export const found = style(css.wrapRow('8px 16px', 'start'));
globalStyle(`${found} > p`, { flex: '1 1 16rem' });
export const map = style({
  width: '100%',
  maxWidth: 320,
  background: vars.well,
  border: css.border.edge,
});
export const mark = style({ fill: 'none', stroke: vars.ink, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
export const probes = style({ borderTop: css.border.strong });
globalStyle(`${probes} > li`, {
  ...css.columns('minmax(0, 1fr) minmax(0, 2fr)', 16),
  padding: '9px 0',
  borderBottom: css.border.hair,
});
export const controls = style(css.columns(1, 20));
export const maps = style({ ...css.wrapRow(24), padding: 24, borderTop: css.border.hair });
