import { style, styleVariants } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { motion, vars } from '../../theme/vars.css';
import { outlined } from './SequenceBar.css';

export const picture = style({
  ...css.absolute(0),
  touchAction: 'none',
  selectors: { '&[data-aiming]': { cursor: 'crosshair' } },
});
/** Lets the pointer through to the picture wherever there is no control. */
export const controls = style({ ...css.absolute(0), pointerEvents: 'none' });

const panelBase = style([
  outlined,
  {
    position: 'absolute',
    left: '50%',
    translate: '-50% 0',
    width: 'min(100% - 32px, 61.25rem)',
    maxHeight: 'calc(100% - 160px)',
    overflow: 'auto',
    padding: '12px 20px',
    pointerEvents: 'auto',
    transition: `opacity ${motion.slow}`,
    touchAction: 'pan-y',
    // Components such as sliders use the panel's absolute colors.
    vars: {
      [vars.panel]: css.dark.ground,
      [vars.ink]: css.dark.white,
      [vars.ink2]: css.dark.soft,
      [vars.ink3]: css.dark.soft,
      [vars.edge]: css.dark.edge,
      [vars.hair]: css.dark.line,
    },
    selectors: { '&[data-hidden]': { opacity: 0, pointerEvents: 'none' } },
    '@media': { [snug]: { width: 'calc(100% - 24px)', padding: '10px 14px', maxHeight: 'calc(100% - 190px)' } },
  },
]);
export const panel = styleVariants({
  bottom: [panelBase, { bottom: 'max(24px, env(safe-area-inset-bottom))' }],
  top: [panelBase, { top: 'max(24px, env(safe-area-inset-top))' }],
});
