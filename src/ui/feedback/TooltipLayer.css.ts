import { css, radius, style, vars } from '../../theme/style';

/** As wide as its element, minus a margin. On a narrow element, as wide as its text. */
export const tooltip = style({
  zIndex: 20,
  minWidth: 'calc(var(--radix-tooltip-trigger-width) - 24px)',
  maxWidth: 'max(18rem, calc(var(--radix-tooltip-trigger-width) - 24px))',
  padding: '10px 14px',
  borderRadius: radius.control,
  background: vars.ink,
  color: vars.panel,
  ...css.text('small', 1.4),
  fontWeight: 450,
});
