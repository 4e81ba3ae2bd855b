import { style } from '@vanilla-extract/css';
import { mono, radius, vars } from '../theme/vars.css';

export const keycap = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '4px 6px',
  border: `1px solid ${vars.edge}`,
  borderBottomWidth: 2,
  borderRadius: radius.control,
  background: vars.cap,
  color: vars.ink,
  fontFamily: mono,
  fontSize: '.75rem',
  fontStretch: '80%',
  fontWeight: 500,
  lineHeight: 1.1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
