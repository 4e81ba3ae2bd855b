import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';

export const page = style({ paddingBottom: 104 });
export const body = style({ display: 'grid', gap: 16, padding: 24, '@media': { [below(760)]: { padding: 16 } } });
export const test = style({ fontWeight: 600 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
