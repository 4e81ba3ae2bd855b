import { levels } from '../../../machines/brightness/brightness';
import { PATCHES } from '../../../renderers/brightness/brightness.geometry';
import { css, globalStyle, style, styleVariants, vars } from '../../theme/style';

/** Absolute colors, never themed. */
export const chip = styleVariants(
  Object.fromEntries(levels.flatMap(({ color }) => (color === null ? [] : [[color, color]]))),
  (background) => ({ background }),
);

const edges = [...Array(16).keys()].map(
  (step) => `rgb(${step * 17} ${step * 17} ${step * 17}) 0 ${(step + 1) * 6.25}%`,
);
/** The sixteen steps of Brightness Bands. */
export const bands = style({ background: `linear-gradient(90deg, ${edges.join()})` });

export const chartPanel = style({ ...css.wrapRow('6px 24px', 'center'), minHeight: 48 });
globalStyle(`${chartPanel} > :first-child`, { flex: '1 1 260px' });
export const chartText = style(css.text('small', 1.35));
export const formula = style({ marginTop: 4, color: vars.ink2, whiteSpace: 'normal' });
export const chosen = style({ fontWeight: 650, ':empty': { display: 'none' } });
globalStyle(`${chartPanel} button[aria-pressed="true"]`, css.inverse);

const figures = css.legend(12);
/** Readable on black and on white (4.6 : 1), without the glare of a white label on black. */
const gray = '#757575';

/** The same grid cells as the patches of the picture. */
const nearGroup = style({
  ...css.absolute('calc(100% * 5 / 32) 0'),
  display: 'grid',
  gridTemplate: `repeat(${PATCHES}, 1fr) / repeat(${PATCHES}, 1fr)`,
  ...css.ownColors,
});
/** The first cell holds the background's own patch, so the choices start at the second. */
const nearPatch = style({ ':first-child': { gridColumn: 2 } });
export const near = { group: nearGroup, patch: nearPatch };

const gammaGroup = style({ ...css.absolute('25% 0'), ...css.flow('1fr'), ...css.ownColors });
const gammaPatch = style({});
export const gamma = { group: gammaGroup, patch: gammaPatch };

/** A ring outside the patch, so that the background next to the patch stays visible. */
export const patch = style({
  position: 'relative',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'auto',
  cursor: 'pointer',
  selectors: {
    [`${nearGroup} > &::before`]: { inset: 'calc(100% / 12)' },
    [`${gammaGroup} > &::before`]: { inset: '-8px 1px' },
    '&::before': { content: '', position: 'absolute', border: '2px solid transparent' },
    '&[aria-pressed="true"]::before': { borderColor: gray },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { borderColor: gray, borderStyle: 'dashed' },
    '&[aria-pressed="true"]:focus-visible::before': { borderStyle: 'double', borderWidth: 5 },
  },
});
export const nearLabel = style({
  ...figures,
  alignSelf: 'end',
  justifySelf: 'center',
  height: 'calc(100% / 6)',
  paddingTop: 3,
  color: gray,
});
export const gammaLabel = style({ position: 'relative' });
export const labelBox = style({
  ...figures,
  ...css.centered,
  top: 'calc(100% + 12px)',
  padding: 4,
  background: css.dark.ground,
  color: '#ffffff',
});
/** In the middle of the screen, at the bottom of the red row. Neither the panel nor the bar covers it. */
export const lightness = style({
  ...css.absolute('auto 0 50%'),
  ...css.flow('minmax(0, 1fr)'),
  justifyItems: 'center',
  paddingBottom: 6,
  ...css.ownColors,
});
export const onDark = style({ ...figures, color: '#b0b0b0' });
export const onRed = style({ ...figures, color: '#ffffff' });
export const onLight = style({ ...figures, color: '#000000' });
