import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { pitch } from './RunStrip.css';

export const page = style({ paddingBottom: 104 });
export const body = style({ display: 'grid', gap: 16, padding: 24, '@media': { [below(760)]: { padding: 16 } } });
export const test = style({ fontWeight: 600 });
export const strip = style({ '@media': { [below(480)]: { vars: { [pitch]: 'minmax(0, 1fr)' } } } });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
