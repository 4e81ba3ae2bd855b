import { css, forced, slim, style, vars } from '../../theme/style';

/** Set by the component: the number of ticks, how many are filled, and the pitch and width of a tick. */
export const ticks = '--ticks';
export const filled = '--filled';
export const pitch = '--pitch';
export const tick = '--tick';

// Until the component has measured its width, the pitch is that of 100 ticks.
const step = `var(${pitch}, round(down, 100cqw / 100, 1px))`;
const bar = `var(${tick}, 1px)`;

export const box = style({ containerType: 'inline-size', minWidth: 0 });
const base = style({
  position: 'relative',
  height: 24,
  marginInlineStart: 'auto',
  ...css.at(slim, { marginInlineStart: 0 }),
  width: `calc(${step} * var(${ticks}, 100) - ${step} + ${bar})`,
  overflow: 'clip',
});
const striped = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  color: vars.ink,
  background: `repeating-linear-gradient(90deg, currentColor 0 ${bar}, transparent ${bar} ${step})`,
  ...css.ownColors,
  ...css.at(forced, { color: 'CanvasText' }),
});
export const gauge = base;
export const live = style([base, {}]);
export const rest = style([striped, { width: '100%', opacity: 0.22 }]);
export const fill = style([
  striped,
  { width: `calc(${step} * var(${filled}, 0))`, selectors: { [`${live} > &`]: { color: vars.signal } } },
]);
