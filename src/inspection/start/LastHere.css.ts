import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { row } from './Plan.css';

export const last = style([row, { display: 'flex', flexWrap: 'wrap', minHeight: 45 }]);
export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.ink,
  overflowWrap: 'anywhere',
});
