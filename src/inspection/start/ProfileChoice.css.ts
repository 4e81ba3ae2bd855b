import { style } from '@vanilla-extract/css';
import { linkish } from '../../ui/controls/Linkish.css';

export const action = linkish;
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
