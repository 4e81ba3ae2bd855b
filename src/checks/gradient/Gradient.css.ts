import { css, snug, style, styleVariants } from '../../theme/style';

export const adjust = style({ ...css.wrapRow('12px 32px'), ...css.at(snug, { gap: '8px 20px' }) });
export const ends = style({ flex: '1 1 100%', ...css.columns(2, 32), paddingInline: 2, ...css.at(snug, { gap: 20 }) });

export const bandNumbers = style({ ...css.absolute(0), ...css.ownColors });
const base = style({
  position: 'absolute',
  padding: '0 0 1px 2px',
  ...css.legend(12),
  fontVariantNumeric: 'tabular-nums',
});
export const bandNumber = styleVariants(
  { dim: '#8c8c8c', white: '#ffffff', black: '#000000', gray: '#5c5c5c' },
  (color) => [base, { color }],
);
