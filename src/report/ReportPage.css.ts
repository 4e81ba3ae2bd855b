import { style } from '@vanilla-extract/css';
import { narrow } from '../theme/media';

export const page = style({ paddingBottom: 104, '@media': { [narrow]: { paddingBottom: 72 } } });
export const ways = style({ marginTop: 24 });
