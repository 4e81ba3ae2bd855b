import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(1100);
const phone = below(720);
const columns = 'minmax(0, 1fr) 25rem';
const oneColumn = 'minmax(0, 1fr)';

export const frame = style({ display: 'grid', gridTemplateColumns: oneColumn, gap: 16 });
export const top = style({
  display: 'grid',
  // Inside a run there may be no next action.
  selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: columns } },
  '@media': { [narrow]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: oneColumn } } } },
});
export const verdict = style({
  display: 'grid',
  gap: 12,
  alignContent: 'center',
  padding: '28px 24px 24px',
  '@media': { [phone]: { padding: '20px 16px 16px' } },
});
export const said = style({
  maxWidth: '34em',
  color: vars.ink2,
  fontSize: '1.1875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: '1.0625rem' } },
});
export const picture = style({
  padding: 24,
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [phone]: { padding: 16 } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  borderTop: `1px solid ${vars.hair}`,
});

export const stacked = style([frame]);
export const beside = style([
  frame,
  { gridTemplateColumns: columns, '@media': { [narrow]: { gridTemplateColumns: oneColumn } } },
]);
export const parts = style({ display: 'flex', flexDirection: 'column' });
export const aside = style({ padding: '20px 24px 24px', '@media': { [phone]: { padding: 16 } } });
globalStyle(`${aside} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
globalStyle(`${stacked} dl`, { columns: '22rem', columnGap: 32 });
