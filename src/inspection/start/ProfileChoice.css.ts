import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { linkish } from '../../ui/controls/Linkish.css';

export const action = linkish;
export const actions = style(css.wrapRow('4px 24px'));
