import { type StyleRule, style } from '@vanilla-extract/css';

// All that a style sheet needs, in one import.
export { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
export * from './media';
export * as css from './mixins';
export * from './base.css';
export * from './vars.css';

/** A style that adds to another one, or replaces some of its declarations. */
export const extend = (base: string | StyleRule, rule: StyleRule) => style([base, rule]);
