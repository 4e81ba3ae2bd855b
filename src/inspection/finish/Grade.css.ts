import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fig } from '../../theme/base.css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, sans, vars } from '../../theme/vars.css';
import { choosable } from '../../ui/controls/Choice.css';

export const head = style(css.wrapRow('8px 16px', 'center', 'space-between'));
const inRow = (grades: number) => ({
  gridTemplateColumns: `repeat(${grades}, minmax(0, 1fr))`,
  '@media': { [narrow]: { gridTemplateColumns: `repeat(${grades === 4 ? 2 : 3}, minmax(0, 1fr))` } },
});
const base = style({
  ...css.rows(1),
  minWidth: 0,
  margin: '16px 0 0',
  padding: 0,
  border: css.border.edge,
  borderRadius: radius.control,
  background: vars.hair,
  overflow: 'clip',
});
/** By the number of grades. */
export const scale = styleVariants({ 4: [base, inRow(4)], 6: [base, inRow(6)], 9: [base, inRow(9)] });
export const cell = style([
  choosable,
  {
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    minHeight: 60,
    padding: '4px 2px',
    color: vars.ink2,
    font: `400 .875rem/1.2 ${sans}`,
    textAlign: 'center',
    selectors: {
      '&:has(:focus-visible)': { outline: css.border.focus, outlineOffset: -4 },
      '&:has(:checked:focus-visible)': { outlineColor: vars.panel },
    },
  },
]);
globalStyle(`${cell} ${fig}`, { color: vars.ink, ...css.text('body') });
globalStyle(`${cell}:has(:checked) ${fig}`, { color: 'inherit' });
export const meaning = style({ minHeight: '1.45em', marginTop: 10 });
export const strong = style({ color: vars.ink, fontWeight: 600 });
