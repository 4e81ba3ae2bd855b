import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { vars } from '../theme/vars.css';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignSelf: 'end',
  marginInlineEnd: -12,
  '@media': {
    [below(760)]: { order: -1, marginInline: '-12px 0', marginBlock: '-12px -8px' },
    print: { display: 'none' },
  },
});
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  color: vars.ink2,
  fontSize: '.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: vars.ink },
  selectors: {
    '&[aria-current]': { color: vars.ink, fontWeight: 650 },
    // A border, because forced colors remove backgrounds.
    '&[aria-current]::after': { content: '', position: 'absolute', inset: 'auto 12px 4px', borderTop: '3px solid' },
  },
});
