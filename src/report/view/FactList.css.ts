import { css, style, vars } from '../../theme/style';

export const list = style(css.text('small', 1.35));
export const fact = style({
  display: 'grid',
  // The label keeps room for its words beside the longest value.
  ...css.into('minmax(6.5rem, 1fr) minmax(0, auto)'),
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 32,
  paddingBlock: 4,
  borderTop: css.hair,
  breakInside: 'avoid',
});
export const label = style({ color: vars.ink2, overflowWrap: 'anywhere' });
export const value = style({ ...css.row(10, 'center', 'flex-end'), textAlign: 'end', overflowWrap: 'anywhere' });
export const wrapped = style({ whiteSpace: 'normal' });
