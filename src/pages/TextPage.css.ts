import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const page = style({ paddingBottom: 104 });
export const dated = style({ color: vars.ink3, fontSize: '.9375rem' });
