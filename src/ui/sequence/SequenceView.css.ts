import { style } from '@vanilla-extract/css';

export const picture = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  selectors: { '&[data-aiming]': { cursor: 'crosshair' } },
});
/** Lets the pointer through to the picture wherever there is no control. */
export const controls = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
