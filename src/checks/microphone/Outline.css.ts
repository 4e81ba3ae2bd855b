import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { scope } from './Microphone.css';

/** The colors of a scope, the same in both themes. */
export const outline = style([scope, { display: 'block', background: css.dark.screen }]);

export const edge = style({ stroke: '#5a5a5a', vectorEffect: 'non-scaling-stroke' });
export const level = style({ fill: '#b4b4b4' });
export const mark = style({ fill: vars.signal });
export const note = style({ marginTop: 8, ...css.softText('small') });
