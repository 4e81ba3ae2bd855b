import { style } from '@vanilla-extract/css';
import { compact } from '../theme/media';
import * as css from '../theme/mixins';

export const page = style({ paddingBottom: 104 });
export const body = style({ ...css.rows(16), padding: 24, '@media': { [compact]: { padding: 16 } } });
export const test = style({ fontWeight: 600 });
export const buttons = style(css.wrapRow(12));
