import { globalStyle, style } from '@vanilla-extract/css';

export const barcodes = style({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 12 });
globalStyle(`${barcodes} > button`, { minHeight: 44, paddingInline: 16, fontSize: '.9375rem' });
export const finder = style({ width: 'min(100%, 32rem)', display: 'grid', gap: 8 });
