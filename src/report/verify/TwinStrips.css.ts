import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const head = style({
  ...css.wrapRow('8px 16px', 'center', 'space-between'),
  padding: '16px 24px 0',
  '@media': { [narrow]: { paddingInline: 16 } },
});
globalStyle(`${head} p`, { flexBasis: '100%' });
globalStyle(`${head} h2`, { ...css.text('subhead'), letterSpacing: '-.01em' });
export const twin = style({
  ...css.columns('7.25rem', 0, 'center'),
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 48px)',
  gridTemplateRows: 'repeat(3, 32px)',
  padding: '16px 24px 18px',
  '@media': { [narrow]: { gridTemplateColumns: 'none', padding: '12px 16px 16px' } },
});
const rowLabel = style({
  gridColumn: 1,
  ...css.softText('small'),
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
});
/** In the second and third rows, under the numbers. */
export const label = styleVariants({ second: [rowLabel, { gridRow: 2 }], third: [rowLabel, { gridRow: 3 }] });
export const column = style({
  display: 'grid',
  gridRow: '1 / 4',
  gridTemplateRows: 'subgrid',
  alignItems: 'center',
  justifyItems: 'center',
  outlineOffset: -2,
  selectors: { '&[data-different]': { outline: css.border.strong } },
});
globalStyle(`${column} svg`, { maxWidth: '100%' });
export const number = style({ color: vars.ink3, ...css.monoText('tiny'), letterSpacing: '-.04em' });
export const plot = style({ padding: '4px 24px 18px', '@media': { [narrow]: { padding: '4px 16px 16px' } } });
