import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { sans, vars } from '../../theme/vars.css';
import { hexagon, octagon, parallelogram, swallowtail } from '../../ui/results/badge-shapes';

const color = createVar();
const shape = createVar();

const base = style({
  position: 'relative',
  ...css.inlineRow('1.4mm', 'center', 'center'),
  isolation: 'isolate',
  color,
  fontFamily: sans,
  fontWeight: 700,
  letterSpacing: '.05em',
  lineHeight: 1,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});
globalStyle(`${base} svg`, {
  flex: 'none',
  ...css.size('1em'),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
});
const face = { content: '', position: 'absolute', clipPath: shape } as const;
const filled = style([base, { '::before': { ...face, inset: 0, zIndex: -1, background: color } }]);
const outlined = style([filled, { '::after': { ...face, inset: '.35mm .5mm', zIndex: -1, background: '#fff' } }]);
const plain = style([base, { border: `.3mm solid ${vars.ink3}`, vars: { [color]: vars.ink3 } }]);

export const badge = styleVariants({
  pass: [outlined, { vars: { [color]: vars.pass, [shape]: octagon('1mm') }, '::before': { background: '#8a8a8a' } }],
  warning: [outlined, { vars: { [color]: vars.warn, [shape]: hexagon('2.4mm') } }],
  inconclusive: [outlined, { vars: { [color]: vars.ink2, [shape]: parallelogram('1.8mm') } }],
  fail: [filled, { vars: { [color]: vars.fail, [shape]: swallowtail('1.6mm') }, color: vars.onVerdict }],
  skipped: [plain],
  'not-fitted': [plain],
  'not-supported': [plain],
  'not-run': [plain, { borderStyle: 'dashed' }],
});
export const size = styleVariants({
  row: { height: '4.1mm', minWidth: '30mm', fontSize: '6.9pt' },
  tag: { height: '4.1mm', minWidth: '20mm', fontSize: '6.9pt' },
  large: { height: '11.5mm', paddingInline: '8mm', gap: '2.5mm', fontSize: '12pt' },
});
