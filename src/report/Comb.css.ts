import { createVar, css, fallbackVar, style } from '../theme/style';

const height = createVar();
const size = createVar();

export const comb = style(css.wrapRow('12px 14px'));
export const big = style([comb, { vars: { [height]: '48px', [size]: '1.375rem' } }]);
export const group = style(css.rows(5));
export const bars = style(css.size('100%', fallbackVar(height, '34px')));
export const digits = style({
  ...css.monospace,
  fontWeight: 500,
  fontSize: fallbackVar(size, '.875rem'),
  lineHeight: 1,
});
