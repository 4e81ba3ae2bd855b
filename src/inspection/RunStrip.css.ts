import { createVar, css, fallbackVar, style, styleVariants, vars } from '../theme/style';

/** Width of one position in the strip, where there is room for all. 20 px unless a parent sets it. */
export const pitch = createVar();
/** Width of one mark, as far as its position is that wide. A mark is 20 % higher than wide. */
export const markWidth = createVar();

/** One column per child, as many as there are. */
export const places = style({ ...css.flow(`minmax(0, ${fallbackVar(pitch, '20px')})`), justifyContent: 'start' });

const base = style({
  display: 'block',
  ...css.size(fallbackVar(markWidth, '20px'), 'auto'),
  maxWidth: '100%',
  aspectRatio: '20 / 24',
  justifySelf: 'center',
  fill: 'none',
  stroke: 'currentColor',
  forcedColorAdjust: 'auto',
});
const quiet = { color: vars.ink3 } as const;
export const mark = styleVariants({
  pass: [base, quiet],
  warning: [base, { color: vars.warn }],
  fail: [base, { color: vars.fail }],
  inconclusive: [base, { color: vars.ink }],
  skipped: [base, quiet],
  'not-fitted': [base, quiet],
  'not-supported': [base, quiet],
  'not-run': [base, quiet],
  'to-come': [base, quiet, { opacity: 0.7 }],
  now: [base, { color: vars.ink }],
});
export const filled = style({ fill: 'currentColor', stroke: 'none' });
export const onFail = style({ stroke: vars.onVerdict });
