import { globalStyle, style } from '@vanilla-extract/css';
import { mark as markBase } from '../../theme/base.css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { alwaysDark, contentWidth, gutter, sans } from '../../theme/vars.css';

/** The rails are the black of the full-screen bar in both themes, to set them apart from the page. */
export const ground = '#0a0a0a';
export const paper = '#f2f2f2';
export const dim = '#b8b8b8';
export const rule = '#4a4a4a';
export const capEdge = '#8a8a8a';

export const rail = style([
  alwaysDark,
  { position: 'sticky', top: 0, zIndex: 10, background: ground, color: paper, borderBottom: '1px solid transparent' },
]);
export const inner = style({
  ...css.row(16, 'center'),
  ...css.size(contentWidth, 44),
  marginInline: 'auto',
  ...css.text('small'),
  '@media': { [narrow]: { gap: 10 } },
});
globalStyle(`${inner} > *`, { whiteSpace: 'nowrap' });
export const mark = style([markBase, { ...css.size(27, 16), borderColor: capEdge }]);
export const strong = style({ fontWeight: 650 });
export const device = style({ minWidth: 0, overflow: 'hidden', color: dim, textOverflow: 'ellipsis' });
export const quiet = style({ color: dim });
export const wide = style({ '@media': { [narrow]: { display: 'none' } } });
export const push = style({ ...css.row(16, 'center'), marginInlineStart: 'auto' });
export const time = style({ minWidth: '5ch', ...css.text('small'), textAlign: 'end' });
export const button = style({
  ...css.inlineRow(9, 'center'),
  height: 44,
  marginInlineEnd: -14,
  ...css.plainButton,
  padding: '0 14px',
  borderInlineStart: `1px solid ${rule}`,
  font: `600 .9375rem/1 ${sans}`,
  ':hover': { background: '#2a2a2a' },
  ':focus-visible': { outline: `3px solid #ffffff`, outlineOffset: -6 },
  '@media': { [narrow]: { marginInlineEnd: `calc(-1 * ${gutter})`, paddingInline: gutter } },
});
export const sign = style({ ...css.size(12), fill: 'currentColor' });
