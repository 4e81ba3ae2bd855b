import { style } from '@vanilla-extract/css';
import * as css from '../theme/mixins';

export const legend = style({ ...css.wrapRow('6px 20px'), ...css.softText('note') });
export const entry = style({ ...css.inlineRow(8, 'center'), whiteSpace: 'nowrap' });
