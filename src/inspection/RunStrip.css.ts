import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { catalogue } from '../../content/catalogue';
import { vars } from '../theme/vars.css';

/** Number of positions in the strip: one per test. */
export const places = catalogue.length;

/** Width of one position in the strip. 20 px unless a parent sets it. */
export const pitch = createVar();
/** Width of one mark. A mark is 20 % higher than wide. */
export const markWidth = createVar();

export const strip = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${places}, ${fallbackVar(pitch, '20px')})`,
  justifyContent: 'start',
});

const base = style({
  display: 'block',
  width: fallbackVar(markWidth, '20px'),
  height: 'auto',
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
