import { globalStyle, style } from '@vanilla-extract/css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { motion } from '../../theme/vars.css';
import { outlined } from '../sequence/SequenceBar.css';
import { barButton } from './bar-button.css';

/** A touch grid or drawing sheet that covers the screen. Dark in both themes. */
export const input = style({
  ...css.absolute(0),
  background: css.dark.screen,
  touchAction: 'none',
  overscrollBehavior: 'none',
  cursor: 'crosshair',
  // Otherwise a tap would flash the whole screen gray on phones.
  WebkitTapHighlightColor: 'transparent',
  WebkitTouchCallout: 'none',
});

export const panel = style([
  outlined,
  {
    position: 'absolute',
    width: '16rem',
    touchAction: 'none',
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
    // Makes strokes that pass below the panel visible.
    transition: `opacity ${motion.fast}`,
    selectors: {
      '&[data-corner="upper right"]': { top: 'max(24px, env(safe-area-inset-top))', right: 24 },
      '&[data-corner="lower right"]': { bottom: 'max(24px, env(safe-area-inset-bottom))', right: 24 },
      '&[data-corner="lower left"]': { bottom: 'max(24px, env(safe-area-inset-bottom))', left: 24 },
      '&[data-corner="upper left"]': { top: 'max(24px, env(safe-area-inset-top))', left: 24 },
      '&[data-busy]': { opacity: 0.35 },
    },
    '@media': { [slim]: { width: '13rem' } },
  },
]);
export const top = style({ padding: '16px 20px 14px', '@media': { [slim]: { padding: '10px 14px' } } });
export const label = style({ ...css.text('note', 1.35), color: '#c4c4c4' });
export const readout = style({ ...css.readout('4rem'), lineHeight: 1, '@media': { [slim]: { fontSize: '2.5rem' } } });
export const figures = style({ ...css.columns('1fr 1fr'), borderTop: css.border.dark });
// In a low window, the host's row and its question need this room.
globalStyle(`${panel}:has(fieldset) > :is(${top}, ${figures})`, {
  '@media': { '(max-height: 800px)': { display: 'none' } },
});
globalStyle(`${panel}[data-hosted] > ${figures}`, { '@media': { '(max-height: 480px)': { display: 'none' } } });
export const cell = style({
  padding: '9px 20px 10px',
  selectors: {
    '&:nth-child(even)': { borderInlineStart: css.border.dark },
    '&:nth-child(n + 3)': { borderTop: css.border.dark },
  },
  '@media': { [slim]: { padding: '6px 14px' } },
});
export const figure = style({ ...css.text('body', 1.4), minHeight: '1.4em' });
/** The message about input that is not counted. */
export const notice = style({
  padding: '9px 20px 10px',
  borderTop: css.border.dark,
  ...css.text('note', 1.35),
  '@media': { [slim]: { padding: '6px 14px' } },
});
export const none = style({ color: '#9c9c9c' });

export const actions = style({ ...css.columns('1fr 1fr'), borderTop: css.border.dark });
export const button = style([
  barButton,
  {
    minHeight: 48,
    selectors: {
      '&:nth-child(even)': { borderInlineStart: css.border.dark },
      '&:nth-child(n + 3)': { borderTop: css.border.dark },
    },
    '@media': { [slim]: { minHeight: 44 } },
  },
]);
export const exit = style([
  button,
  {
    background: css.dark.white,
    color: css.dark.ground,
    ':hover': { background: css.dark.soft },
    ':focus-visible': { outlineColor: css.dark.ground },
    // When it is alone in its row.
    selectors: { '&:nth-child(odd)': { gridColumn: '1 / -1' } },
  },
]);

/** A message over the grid. It lets touches through and disappears after a few seconds. */
export const news = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'max(24px, env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 24,
  pointerEvents: 'none',
});
export const newsText = style([outlined, { padding: '10px 16px' }]);
