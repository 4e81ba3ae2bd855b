import { style, vars } from './theme/style';

export const skip = style({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 20,
  background: vars.ink,
  color: vars.panel,
  padding: '12px 16px',
  ':focus': { top: 8 },
});
/** Pushes the footer to the bottom edge of a tall screen. */
export const main = style({ minHeight: 'calc(100dvh - 64px - 20rem)' });
