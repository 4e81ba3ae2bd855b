import { globalStyle, style } from '@vanilla-extract/css';
import { medium, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

export const tools = style({
  ...css.columns('minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto', 12, 'end'),
  padding: '16px 24px',
  borderBottom: css.border.hair,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: '12px 16px' },
  },
});
globalStyle(`${tools} > :first-child`, { '@media': { [medium]: { gridColumn: '1 / -1' } } });
export const more = style({
  ...css.wrapRow(12, 'end', 'space-between'),
  padding: '12px 24px',
  borderBottom: css.border.hair,
  '@media': { [narrow]: { padding: '10px 16px' } },
});
export const found = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 176px)',
  gap: 12,
  '@media': {
    [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', width: '100%' },
  },
});
