import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { button as barButton, outlined } from '../../ui/sequence/SequenceBar.css';

export const field = style({ ...css.absolute(0), background: '#000000', touchAction: 'none' });
export const whole = style({ ...css.absolute(0), forcedColorAdjust: 'none' });
/** Positioned by left and top, in whole device pixels. */
export const square = style({
  position: 'absolute',
  touchAction: 'none',
  cursor: 'grab',
  forcedColorAdjust: 'none',
  selectors: {
    // The frame is outside, so that the pixel inside stays visible while the square is placed.
    '&[data-empty]': { outline: '2px solid #ffffff', outlineOffset: 1 },
  },
});

const base = style([
  outlined,
  {
    position: 'absolute',
    insetInline: 12,
    width: 'fit-content',
    marginInline: 'auto',
    ...css.row(0, 'stretch'),
    cursor: 'default',
    selectors: { '&[data-hosted]': { flexWrap: 'wrap', width: 'min(100% - 24px, 65rem)' } },
    '@media': { [snug]: { selectors: { '&[data-placing]': { flexWrap: 'wrap' } } } },
  },
]);
export const bar = styleVariants({
  bottom: [base, { bottom: 'max(24px, env(safe-area-inset-bottom))' }],
  top: [base, { top: 'max(24px, env(safe-area-inset-top))' }],
});
export const button = style([
  barButton,
  { '@media': { [snug]: { flex: '1 1 auto', minWidth: 72, paddingInline: 12 } } },
]);
export const count = style({
  marginInlineEnd: 'auto',
  display: 'grid',
  alignContent: 'center',
  padding: '8px 24px',
  minWidth: '6.4rem',
  ...css.readout('3rem'),
  lineHeight: 1,
  '@media': { [snug]: { padding: '8px 16px', fontSize: '2.5rem' } },
});
export const words = style({
  marginInlineEnd: 'auto',
  display: 'grid',
  alignContent: 'center',
  padding: '8px 20px',
  minWidth: 0,
  lineHeight: 1.3,
  fontWeight: 600,
  '@media': { [snug]: { flex: '1 1 100%', paddingBlock: 14 } },
});
export const hint = style({
  fontWeight: 400,
  ...css.text('small'),
  color: css.dark.soft,
  '@media': { [snug]: { display: 'none' } },
});
const icon = style({ flex: 'none', ...css.size(16) });
export const stopSign = style([icon, { background: 'currentColor', ...css.size(14) }]);
export const moveSign = style([icon, { fill: 'none', stroke: 'currentColor', strokeWidth: 2 }]);
globalStyle(`${bar.top} ${moveSign}`, { transform: 'rotate(180deg)' });
