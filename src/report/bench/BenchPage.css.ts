import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(760);
const edge = { paddingInline: 24, '@media': { [narrow]: { paddingInline: 16 } } } as const;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingBottom: 96 });
globalStyle(`${page} h2`, { fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: '-.01em', overflowWrap: 'anywhere' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: 16,
  ...edge,
});
export const what = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  '@media': { [narrow]: { order: 1 } },
});
globalStyle(`${what} h2`, { fontSize: '1.0625rem' });
globalStyle(`${what} p`, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
globalStyle(`${what} p:empty`, { display: 'none' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12, '@media': { [narrow]: { gap: 8 } } });
export const period = style({ width: 'auto' });
