import { style, styleVariants } from '@vanilla-extract/css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, vars } from '../../theme/vars.css';
import { arrow as cellArrow, cell as suiteCell, well as suiteWell } from './SuiteGrid.css';

export const groups = style({ ...css.wrapRow('24px 16px'), marginTop: 24 });
/** As wide as its cells, in a row of its own where they have no room. */
export const group = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  flex: `${count} 1 ${count * 8.4}rem`,
  minWidth: 0,
  '@media': { [snug]: { flexBasis: '100%' } },
}));
export const heading = style({ marginBottom: 10, ...css.text('base'), letterSpacing: 0 });
export const cells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 1,
  overflow: 'clip',
  border: css.border.hair,
  borderRadius: radius.panel,
  background: vars.hair,
  '@media': { [snug]: { gridAutoFlow: 'row' } },
});
export const cell = style([
  suiteCell,
  {
    gridTemplateRows: '100px 52px',
    '@media': { [snug]: { gridColumn: 'auto', gridTemplate: '60px / 88px minmax(0, 1fr)' } },
  },
]);
export const well = style([
  suiteWell,
  { '@media': { [snug]: { gridRow: 'auto', minHeight: 0, borderInlineEnd: css.border.hair } } },
]);
export const row = style({
  ...css.row(6, 'center'),
  minWidth: 0,
  paddingInline: 10,
  ...css.text('small'),
  textDecoration: 'none',
  // The whole cell is the link.
  '::before': { content: '', ...css.absolute(0), zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
export const name = style({ fontWeight: 550 });
export const number = style(css.faintText('caption'));
export const end = style({ marginInlineStart: 'auto' });
export const sign = style({ ...css.size(14), fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
export const arrow = cellArrow;
