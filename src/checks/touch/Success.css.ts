import { style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { vars } from '../../theme/vars.css';

/** A panel in the theme's colors. Its ink outline stands out on the painted grid. */
export const box = style([panel, { width: 'min(100%, 560px)', border: `2px solid ${vars.ink}`, color: vars.ink }]);
export const head = style({ display: 'grid', gap: 16, padding: '28px 24px 24px' });
export const text = style({ color: vars.ink2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 24px',
  borderTop: `1px solid ${vars.hair}`,
});
