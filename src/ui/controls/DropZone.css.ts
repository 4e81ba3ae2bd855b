import { css, radius, style, vars } from '../../theme/style';

export const zone = style({
  ...css.rows(14, 'center'),
  placeContent: 'center',
  minHeight: 168,
  padding: 16,
  border: `1.5px dashed ${vars.ink3}`,
  borderRadius: radius.control,
  textAlign: 'center',
  selectors: { '&[data-over]': { borderStyle: 'solid', borderColor: vars.ink } },
});
