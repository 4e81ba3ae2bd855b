import { css, radius, style, vars } from '../theme/style';

export const keycap = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '4px 6px',
  border: css.edge,
  borderBottomWidth: 2,
  borderRadius: radius.control,
  background: vars.cap,
  color: vars.ink,
  ...css.monoText('tiny', 500, 1.1),
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
