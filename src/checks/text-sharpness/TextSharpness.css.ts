import { combinations as pairs, standardSizes } from '../../../machines/text-sharpness/text-sharpness';
import { compact, css, globalStyle, slim, style, styleVariants, vars } from '../../theme/style';

export const controls = style({ ...css.columns(4, '24px 16px'), ...css.at(compact, css.into(2)) });
export const wide = style({ gridColumn: '1 / -1' });

/** Samples use the system's font smoothing, not the smoothing that the site sets for its own text. */
const plainSmoothing = { WebkitFontSmoothing: 'auto', ...css.ownColors } as const;

export const sample = style({
  ...plainSmoothing,
  minHeight: 150,
  padding: 20,
  border: css.edge,
  background: '#ffffff',
  color: '#000000',
  fontFamily: 'system-ui, sans-serif',
  fontSize: 16,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
globalStyle(`${sample} p + p`, { marginTop: '.5em' });
export const ratio = style({ marginTop: 8, ...css.softText('small') });
export const rendering = style({ ...css.softText('small', 1.45), minHeight: '1.45em' });

export const sizes = style({
  ...plainSmoothing,
  padding: '8px 20px 12px',
  border: css.edge,
  background: '#ffffff',
  color: '#000000',
  fontFamily: 'system-ui, sans-serif',
});
export const sizeRow = style({
  ...css.columnsFrom(slim, '64px 1', 0, 'baseline'),
  paddingBlock: 7,
  selectors: { '& + &': { borderTop: '1px solid #d0d0d0' } },
});
export const sizeName = style({ color: '#5c5c5c', ...css.text('note') });
export const standard = styleVariants(Object.fromEntries(standardSizes.map((size) => [size, size])), (size) => ({
  fontSize: size,
  lineHeight: 1.35,
}));

export const combinations = style(css.columns('repeat(auto-fill, minmax(min(100%, 300px), 1fr))', 16));
export const combination = style({ minWidth: 0 });
const pairBase = style({ ...plainSmoothing, padding: 16, border: css.edge, fontFamily: 'system-ui, sans-serif' });
export const pair = styleVariants(
  Object.fromEntries(pairs.map(({ id, text, background }) => [id, { text, background }])),
  ({ text, background }) => [pairBase, { background, color: text }],
);
export const pairName = style({ ...css.wrapRow('0 12px', 'baseline'), marginTop: 8, ...css.softText('small') });
globalStyle(`${pairName} b`, { color: vars.ink, fontWeight: 650, marginInlineEnd: 'auto' });

/** Four bands of equal height, with their names beside them. */
const BAND_HEIGHT_PX = 88;
export const bands = style(css.columns('64px 1'));
export const orders = style({
  display: 'grid',
  gridAutoRows: BAND_HEIGHT_PX,
  alignItems: 'center',
  ...css.text('base'),
});
export const subPixels = style({ height: 4 * BAND_HEIGHT_PX });
export const checkerboard = style({ height: 200 });
