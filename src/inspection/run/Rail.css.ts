import { globalStyle, style } from '@vanilla-extract/css';
import { mark as markBase } from '../../theme/base.css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { alwaysDark, contentWidth, gutter, sans } from '../../theme/vars.css';

/** The rails are the black of the full-screen bar in both themes, to set them apart from the page. */
export const rail = style([
  alwaysDark,
  {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    background: css.dark.ground,
    color: css.dark.paper,
    borderBottom: '1px solid transparent',
  },
]);
export const inner = style({
  ...css.row(16, 'center'),
  ...css.size(contentWidth, 44),
  marginInline: 'auto',
  ...css.text('small'),
  '@media': { [narrow]: { gap: 10 } },
});
globalStyle(`${inner} > *`, { whiteSpace: 'nowrap' });
export const mark = style([markBase, { ...css.size(27, 16), borderColor: css.dark.edge }]);
export const strong = style({ fontWeight: 650 });
export const device = style({ minWidth: 0, overflow: 'hidden', color: css.dark.dim, textOverflow: 'ellipsis' });
export const quiet = style({ color: css.dark.dim });
export const wide = style({ '@media': { [narrow]: { display: 'none' } } });
export const push = style({ ...css.row(16, 'center'), marginInlineStart: 'auto' });
export const time = style({ minWidth: '5ch', ...css.text('small'), textAlign: 'end' });
export const button = style({
  ...css.inlineRow(9, 'center'),
  height: 44,
  marginInlineEnd: -14,
  ...css.darkButton,
  padding: '0 14px',
  borderInlineStart: css.border.dark,
  font: `600 .9375rem/1 ${sans}`,
  '@media': { [narrow]: { marginInlineEnd: `calc(-1 * ${gutter})`, paddingInline: gutter } },
});
export const sign = style({ ...css.size(12), fill: 'currentColor' });
