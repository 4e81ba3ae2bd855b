import { style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { contentWidth, vars } from '../../theme/vars.css';

/** Dark in both themes, so its content uses the dark theme's tokens. */
export const closing = style({
  marginTop: 104,
  background: vars.close,
  color: vars.ink,
  vars: {
    [vars.ink]: '#f4f4f4',
    [vars.ink2]: '#c4c4c4',
    [vars.panel]: '#111111',
    [vars.signal]: '#ff5c1a',
  },
});
export const strip = style({ height: 10, background: vars.strip, forcedColorAdjust: 'none' });
export const inner = style({
  width: contentWidth,
  marginInline: 'auto',
  ...css.columns('1fr auto', '24px 48px', 'end'),
  paddingBlock: 72,
  '@media': { [narrow]: css.oneColumn },
});
export const heading = style({
  fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
  maxWidth: '14em',
});
export const text = style({ color: vars.ink2, marginTop: 16, maxWidth: '46ch' });
