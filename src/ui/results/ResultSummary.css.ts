import { globalStyle, style } from '@vanilla-extract/css';
import { medium, snug } from '../../theme/media';
import * as css from '../../theme/mixins';

const columns = 'minmax(0, 1fr) 25rem';
const oneColumn = 'minmax(0, 1fr)';

export const frame = style(css.columns(oneColumn, 16));
export const top = style({
  display: 'grid',
  // Inside a run there may be no next action.
  selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: columns } },
  '@media': { [medium]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: oneColumn } } } },
});
export const verdict = style({
  ...css.rows(12),
  alignContent: 'center',
  padding: '28px 24px 24px',
  '@media': { [snug]: { padding: '20px 16px 16px' } },
});
export const said = style({
  maxWidth: '34em',
  ...css.softText('lead', 1.4),
  overflowWrap: 'anywhere',
  '@media': { [snug]: css.text('body') },
});
export const picture = style({
  padding: 24,
  borderTop: css.border.hair,
  '@media': { [snug]: { padding: 16 } },
});
export const foot = style({ ...css.wrapRow(0, 'stretch'), borderTop: css.border.hair });

export const stacked = style([frame]);
export const beside = style([
  frame,
  { gridTemplateColumns: columns, '@media': { [medium]: { gridTemplateColumns: oneColumn } } },
]);
export const parts = style({ display: 'flex', flexDirection: 'column' });
export const aside = style({ padding: '20px 24px 24px', '@media': { [snug]: { padding: 16 } } });
globalStyle(`${aside} h2`, { ...css.text('subhead'), letterSpacing: '-.01em' });
globalStyle(`${stacked} dl`, { columns: '22rem', columnGap: 32 });
