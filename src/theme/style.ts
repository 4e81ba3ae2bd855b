/** All that a style sheet needs, in one import. */
export { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
export * from './media';
export * as css from './mixins';
export * from './base.css';
export * from './vars.css';
