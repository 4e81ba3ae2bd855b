import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';

export const page = style({ paddingBottom: 104, '@media': { [below(900)]: { paddingBottom: 72 } } });
export const ways = style({ marginTop: 24 });
