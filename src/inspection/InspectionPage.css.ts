import { style } from '@vanilla-extract/css';

export const paused = style({ paddingBottom: 72 });
export const body = style({ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 24 });
