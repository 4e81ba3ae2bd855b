import { globalStyle, style } from '@vanilla-extract/css';
import { mark as markBase } from '../../theme/base.css';
import { below } from '../../theme/media';
import { alwaysDark, contentWidth, gutter, sans } from '../../theme/vars.css';

const narrow = below(900);
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
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: contentWidth,
  height: 44,
  marginInline: 'auto',
  fontSize: '.9375rem',
  '@media': { [narrow]: { gap: 10 } },
});
globalStyle(`${inner} > *`, { whiteSpace: 'nowrap' });
export const mark = style([markBase, { width: 27, height: 16, borderColor: capEdge }]);
export const strong = style({ fontWeight: 650 });
export const device = style({ minWidth: 0, overflow: 'hidden', color: dim, textOverflow: 'ellipsis' });
export const quiet = style({ color: dim });
export const wide = style({ '@media': { [narrow]: { display: 'none' } } });
export const push = style({ display: 'flex', alignItems: 'center', gap: 16, marginInlineStart: 'auto' });
export const time = style({ minWidth: '5ch', fontSize: '.9375rem', textAlign: 'end' });
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  height: 44,
  marginInlineEnd: -14,
  padding: '0 14px',
  border: 0,
  borderInlineStart: `1px solid ${rule}`,
  background: 'none',
  color: 'inherit',
  font: `600 .9375rem/1 ${sans}`,
  cursor: 'pointer',
  ':hover': { background: '#2a2a2a' },
  ':focus-visible': { outline: `3px solid #ffffff`, outlineOffset: -6 },
  '@media': { [narrow]: { marginInlineEnd: `calc(-1 * ${gutter})`, paddingInline: gutter } },
});
export const sign = style({ width: 12, height: 12, fill: 'currentColor' });
