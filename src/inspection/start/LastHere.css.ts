import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { row } from './Plan.css';

export const last = style([row, { display: 'flex', flexWrap: 'wrap', minHeight: 45 }]);
export const code = style({ ...css.inlineRow(0, 'center'), minHeight: 44, color: vars.ink, overflowWrap: 'anywhere' });
