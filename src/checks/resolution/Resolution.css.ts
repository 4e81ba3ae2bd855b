import { compact, css, extend, mono, slim, style, styleVariants } from '../../theme/style';

export const info = style({ borderBottom: css.hair });
export const head = style({
  ...css.wrapRow('12px 24px', 'end'),
  padding: '36px 24px 28px',
  ...css.at(compact, { padding: '24px 16px' }),
});
export const readout = style({
  fontFamily: mono,
  fontSize: 'clamp(2.25rem, 1rem + 5vw, 4.5rem)',
  overflowWrap: 'anywhere',
  fontStretch: '75%',
  fontWeight: 330,
  letterSpacing: '-.05em',
  lineHeight: 0.9,
});
export const beside = style(css.softText('body', 1.25));

export const pattern = style({ height: 320, ...css.at(compact, { height: 240 }) });
export const lines = style({ height: 240 });
export const borders = style({ height: 200 });

export const fontSizes = [10, 12, 14, 16, 18, 20, 24, 32] as const;
export const fonts = style({
  padding: '8px 20px 12px',
  border: css.edge,
  background: '#ffffff',
  color: '#000000',
  fontFamily: 'system-ui, sans-serif',
  WebkitFontSmoothing: 'auto',
  ...css.ownColors,
});
export const fontRow = style({
  ...css.columns('64px 1 auto', '0 16px', 'baseline'),
  paddingBlock: 7,
  selectors: { '& + &': { borderTop: '1px solid #d0d0d0' } },
  ...css.at(slim, css.into('1 auto')),
});
export const fontName = style({ color: '#5c5c5c', ...css.text('note') });
export const font = styleVariants(Object.fromEntries(fontSizes.map((size) => [size, size])), (size) => ({
  fontSize: size,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  ...css.at(slim, { gridColumn: '1 / -1', gridRow: 2 }),
}));

export const patches = style(css.columns(2));
const patch = style({ position: 'relative', height: 200, overflow: 'hidden', ...css.ownColors });
/** Absolute colors, so that a browser without Display P3 still shows plain patches. */
export const red = extend(patch, { background: '#ff0000' });
export const green = extend(patch, { background: '#00ff00' });
export const gamut = style({ border: css.hair, borderTop: 0 });
