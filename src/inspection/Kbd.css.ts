import { style } from '@vanilla-extract/css';
import * as css from '../theme/mixins';
import { radius, vars } from '../theme/vars.css';

export const keycap = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '4px 6px',
  border: css.border.edge,
  borderBottomWidth: 2,
  borderRadius: radius.control,
  background: vars.cap,
  color: vars.ink,
  ...css.monoText('tiny', 500),
  lineHeight: 1.1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
