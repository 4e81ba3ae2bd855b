import { style } from '@vanilla-extract/css';
import { contentWidth, mono, vars } from '../../theme/vars.css';

export const page = style({
  width: contentWidth,
  marginInline: 'auto',
  paddingBlock: 72,
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
});
export const message = style({ fontFamily: mono, fontSize: '.9375rem', color: vars.ink2, overflowWrap: 'anywhere' });
