import { css, radius, style, vars } from '../../theme/style';

export const scope = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  minWidth: 0,
  background: vars.scope,
  overflow: 'clip',
  ...css.ownColors,
});
export const video = style({
  gridArea: '1 / 1',
  ...css.size('100%'),
  minHeight: 0,
  objectFit: 'contain',
  selectors: { '&[data-mirrored]': { transform: 'scaleX(-1)' } },
});
const arm = `linear-gradient(${css.dark.paper}, ${css.dark.paper})`;
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'];
/** Two arms in each corner. */
export const brackets = style({
  ...css.absolute(16),
  pointerEvents: 'none',
  background: [
    ...corners.map((corner) => `${arm} ${corner} / 28px 2px no-repeat`),
    ...corners.map((corner) => `${arm} ${corner} / 2px 28px no-repeat`),
  ].join(', '),
});
export const words = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  padding: '0 48px',
  color: '#c4c4c4',
  textAlign: 'start',
});
/** The label in the picture that shows that the camera is on. */
export const live = style({
  position: 'absolute',
  insetInlineStart: 36,
  bottom: 30,
  ...css.row(10, 'center'),
  padding: '2px 8px',
  borderRadius: radius.control,
  background: '#0a0a0acc',
  color: css.dark.paper,
  ...css.boldText(600, 'small'),
  '::before': { content: '', ...css.size(12), borderRadius: '50%', background: '#ff6a2b' },
  selectors: { '&[data-quiet]::before': { background: css.dark.paper } },
});
