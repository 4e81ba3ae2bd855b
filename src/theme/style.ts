import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { drawn, fixed } from './mixins';
import { vars } from './vars.css';

// All that a style sheet needs, in one import.
export { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
export * from './media';
export * as css from './mixins';
export * from './base.css';
export * from './vars.css';

/** A style that adds to another one, or replaces some of its declarations. */
export const extend = (base: string | StyleRule, rule: StyleRule) => style([base, rule]);

/** The checkbox in an element, which is the browser's own. Its touch target extends past it by `reach` on each side. */
export function tickBoxIn(parent: string, side: number, reach: number): void {
  globalStyle(`${parent} input`, {
    position: 'relative',
    ...fixed(side),
    margin: 0,
    accentColor: vars.ink,
  });
  globalStyle(`${parent} input::after`, drawn(-reach));
}

/** Dims the buttons in an element that are disabled for a while. They stay in place and keep focus. */
export const dimDisabledIn = (parent: string) =>
  globalStyle(`${parent} [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });
