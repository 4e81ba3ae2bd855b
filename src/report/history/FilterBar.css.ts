import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const medium = below(1100);
const narrow = below(900);

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
  gap: 12,
  alignItems: 'end',
  padding: '16px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: '12px 16px' },
  },
});
globalStyle(`${tools} > :first-child`, { '@media': { [medium]: { gridColumn: '1 / -1' } } });
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 12,
  padding: '12px 24px',
  borderBottom: `1px solid ${vars.hair}`,
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
