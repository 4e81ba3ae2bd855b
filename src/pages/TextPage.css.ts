import { style } from '@vanilla-extract/css';
import * as css from '../theme/mixins';

export const page = style({ paddingBottom: 104 });
export const dated = style(css.faintText('small'));
