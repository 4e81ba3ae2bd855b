import { style } from '@vanilla-extract/css';

export const storageNotice = style({ paddingTop: 24 });
