import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';
import { contentWidth, mono } from '../../theme/vars.css';

export const page = style({ width: contentWidth, marginInline: 'auto', paddingBlock: 72, ...css.rows(24, 'start') });
export const message = style({ fontFamily: mono, ...css.softText('small'), overflowWrap: 'anywhere' });
