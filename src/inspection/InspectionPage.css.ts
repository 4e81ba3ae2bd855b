import { style } from '@vanilla-extract/css';
import * as css from '../theme/mixins';

export const paused = style({ paddingBottom: 72 });
export const body = style({ ...css.wrapRow(12), padding: 24 });
