import { style } from '@vanilla-extract/css';

export const page = style({ paddingBottom: 104 });
export const note = style({ marginTop: 12 });
