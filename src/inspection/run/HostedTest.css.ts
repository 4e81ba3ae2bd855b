import { style } from '@vanilla-extract/css';

export const broken = style({ paddingTop: 32 });
/** Keeps the dock in place while a page loads. */
export const loading = style({ minHeight: '60dvh' });
