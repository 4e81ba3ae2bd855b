import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  color: vars.ink2,
  fontSize: '.875rem',
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' });
