import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const rule = `1px solid ${vars.hair}`;

export const tools = style({ borderTop: rule });
globalStyle(`${tools} > section + section`, { borderTop: rule });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const words = style({ color: vars.ink2, maxWidth: '66ch', overflowWrap: 'anywhere' });
export const found = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px 16px' });
globalStyle(`${found} > p`, { flex: '1 1 16rem' });
export const map = style({
  width: '100%',
  maxWidth: 320,
  background: vars.well,
  border: `1px solid ${vars.edge}`,
});
export const mark = style({ fill: 'none', stroke: vars.ink, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
export const probes = style({ borderTop: `2px solid ${vars.ink}` });
globalStyle(`${probes} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: 16,
  padding: '9px 0',
  borderBottom: rule,
});
export const controls = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const maps = style({ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24, borderTop: rule });
