import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { WORKING_LEVEL_PERCENT } from '../../../measure/audio/input-level';
import { below, narrow, slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/**
 * Custom properties that the component sets: tick pitch, tick width, number of filled ticks, and position of the peak.
 */
export const pitch = '--pitch';
export const tick = '--tick';
export const filled = '--filled';
export const peak = '--peak';

// Whole CSS pixels until the component has measured its width.
const step = `var(${pitch}, round(down, 100cqw / 100, 1px))`;
const bar = `var(${tick}, 1px)`;

export const level = style({
  ...css.columns('168px minmax(0, 1fr)', 32, 'end'),
  padding: '36px 24px 16px',
  '@media': { [narrow]: { ...css.oneColumn, gap: 56, padding: '24px 16px 16px' } },
});
export const readout = style({
  paddingBottom: 30,
  ...css.readout('7rem'),
  lineHeight: 0.76,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: '5.5rem', paddingBlock: '12px 0' } },
});
export const unit = style({
  marginInlineStart: '.18em',
  fontSize: '.42em',
  letterSpacing: 0,
  fontWeight: 370,
  color: vars.ink2,
});
export const box = style({ containerType: 'inline-size', minWidth: 0 });
const whole = `calc(${step} * 100 - ${step} + ${bar})`;
export const gauge = style({
  position: 'relative',
  ...css.size(whole, 64),
  marginInlineStart: 'auto',
  '@media': { [slim]: { marginInlineStart: 0 } },
});
const striped = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  overflow: 'clip',
  background: `repeating-linear-gradient(90deg, currentColor 0 ${bar}, transparent ${bar} ${step})`,
  forcedColorAdjust: 'none',
});
export const rest = style([
  striped,
  {
    width: '100%',
    color: vars.ink,
    opacity: 0.22,
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  },
]);
export const fill = style([
  striped,
  {
    width: `calc(${step} * var(${filled}, 0))`,
    color: vars.signal,
    '@media': { '(forced-colors: active)': { color: 'Highlight' } },
  },
]);
const pin = style({ position: 'absolute', top: -8, bottom: 0, width: 2, background: vars.ink });
export const peakPin = style([pin, { left: `calc(${step} * var(${peak}, 0) - ${step} / 2)` }]);
export const limitPin = style([
  pin,
  { left: `calc(${step} * ${WORKING_LEVEL_PERCENT} - ${step} / 2)`, width: 1, background: vars.ink2 },
]);
const pinWords = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  ...css.softText('small', 1),
  whiteSpace: 'nowrap',
});
export const peakWords = style([pinWords, { left: 0, transform: 'translateX(-50%)' }]);
/** The label of a peak near an end would extend past the gauge or overlap the limit label. */
globalStyle(`${peakPin}[data-side="left"] > ${peakWords}`, {
  transform: 'none',
  left: -2,
  bottom: 'calc(100% + 24px)',
});
globalStyle(`${peakPin}[data-side="middle"] > ${peakWords}`, {
  '@media': { [narrow]: { bottom: 'calc(100% + 24px)' } },
});
globalStyle(`${peakPin}[data-side="right"] > ${peakWords}`, { transform: 'translateX(-100%)', left: 2 });
export const limitWords = style([pinWords, { left: -2 }]);
export const long = style({ '@media': { [below(380)]: { display: 'none' } } });

export const marks = style([
  {
    position: 'relative',
    ...css.size(whole, 22),
    marginTop: 8,
    marginInlineStart: 'auto',
    ...css.faintText('small'),
    '@media': { [slim]: { marginInlineStart: 0 } },
  },
]);
const mark = style({ position: 'absolute' });
/** A mark at every 10 percent. The end marks stay inside the gauge. A phone shows every second mark. */
export const markAt = styleVariants(
  { 0: 0, 10: 10, 20: 20, 30: 30, 40: 40, 50: 50, 60: 60, 70: 70, 80: 80, 90: 90, 100: 100 },
  (at) => [
    mark,
    {
      left: at === 100 ? '100%' : `calc(${step} * ${at})`,
      transform: at === 0 ? 'none' : at === 100 ? 'translateX(-100%)' : 'translateX(-50%)',
      '@media': at % 20 === 0 ? {} : { [slim]: { display: 'none' } },
    },
  ],
);
