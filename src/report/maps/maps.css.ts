import { css, style, styleVariants, vars } from '../../theme/style';

const base = style({ ...css.size('100%', 'auto'), maxWidth: 320, fill: 'none' });
export const map = styleVariants({
  fail: [base, { color: vars.fail }],
  warning: [base, { color: vars.warn }],
  other: [base, { color: vars.ink2 }],
});
export const surface = style({ fill: vars.well, stroke: vars.edge, strokeWidth: 1.5 });
export const hair = style({ stroke: 'currentColor', strokeDasharray: '3 3.5' });
export const ring = style({ stroke: 'currentColor', strokeWidth: 2 });
export const spot = style({ fill: 'currentColor' });
export const zone = style({ stroke: 'currentColor', strokeWidth: 2 });
export const lead = style({ stroke: vars.edge });
export const close = style({ fill: vars.panel, stroke: vars.ink, strokeWidth: 1.5 });
export const grid = style({ stroke: vars.hair });
export const caption = style({ fill: vars.ink2, ...css.monospace, fontSize: '11.5px', fontWeight: 400 });
export const keycap = style({ fill: vars.well, stroke: vars.edge });
export const unseenKey = style({ stroke: vars.edge, strokeDasharray: '2.5 2' });
export const faultyKey = style({ fill: 'currentColor', stroke: 'currentColor', strokeWidth: 2.5 });
export const cross = style({ stroke: vars.onVerdict, strokeWidth: 2.2 });
export const testedKey = style({ fill: vars.ink3, stroke: vars.ink3 });
export const downKey = style({ fill: vars.ink, stroke: vars.ink, strokeWidth: 2.5 });
