import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

export const bar = style({
  position: 'fixed',
  zIndex: 12,
  inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
  background: '#0a0a0a',
  color: '#f2f2f2',
});
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 72,
  '@media': { [below(900)]: { paddingBlock: 10 } },
});
globalStyle(`${inner} p`, {
  marginInlineEnd: 'auto',
  fontWeight: 650,
  '@media': { [below(900)]: { flexBasis: '100%' } },
});
