import { style } from '@vanilla-extract/css';
import { phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const marks = style({ display: 'block', ...css.size('100%', 20), overflow: 'visible' });
export const mark = style({ fill: vars.ink3, ...css.monoText('tiny', 370) });
/** Hidden on a phone, to make room for the other labels. */
export const spare = style({ '@media': { [phone]: { display: 'none' } } });
