import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';

/** A status line below the moving picture, empty unless there is a notice. */
export const news = style({
  selectors: {
    '&:not(:empty)': { padding: '14px 24px 0', fontSize: '.9375rem' },
  },
  '@media': { [below(900)]: { selectors: { '&:not(:empty)': { paddingInline: 16 } } } },
});
