import { style } from '@vanilla-extract/css';

export const note = style({ marginTop: 12 });
