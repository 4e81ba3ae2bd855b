import { below, snug } from '../../theme/media';
import {
  css,
  extend,
  globalStyle,
  keyframes,
  motion,
  radius,
  reducedMotion,
  style,
  styleVariants,
} from '../../theme/style';

/** Readable on all eight test colors in both themes. White outside, black inside: one of the two stands out on any color. */
export const outlined = style({
  background: css.dark.ground,
  color: css.dark.white,
  border: `1px solid ${css.dark.white}`,
  outline: `1px solid ${css.dark.ground}`,
  borderRadius: radius.panel,
  overflow: 'clip',
});

const base = extend(outlined, {
  ...css.centered,
  ...css.columns('auto minmax(200px, 1fr)'),
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  width: 'min(100% - 32px, 61.25rem)',
  transition: `opacity ${motion.slow}`,
  pointerEvents: 'auto',
  selectors: {
    // Not `visibility`: a screen reader must still find the controls.
    '&[data-hidden]': { opacity: 0, pointerEvents: 'none' },
    '&[data-hosted]': { display: 'flex', flexWrap: 'wrap', width: 'min(100% - 32px, 65rem)' },
  },
  '@media': {
    [snug]: {
      display: 'flex',
      flexWrap: 'wrap',
      width: 'calc(100% - 24px)',
      selectors: { '&[data-holding]': { display: 'none' }, '&[data-hosted]': { width: 'calc(100% - 24px)' } },
    },
  },
});
export const bar = styleVariants(css.atEdge, (edge) => [base, edge]);

export const button = style({
  ...css.inlineRow(10, 'center', 'center'),
  minHeight: 72,
  ...css.darkButton,
  padding: '0 22px',
  ...css.font(600, 'base', 1),
  ':disabled': { color: css.dark.edge, cursor: 'default' },
  selectors: {
    '&[aria-pressed="true"], &[aria-expanded="true"]': css.darkInverse,
    '* + &': { borderInlineStart: css.darkLine },
  },
  '@media': {
    [snug]: {
      flex: '1 1 44px',
      minWidth: 0,
      flexDirection: 'column',
      gap: 7,
      minHeight: 64,
      padding: '0 4px',
      ...css.text('small'),
      selectors: { '&:first-child': { borderInlineStart: 0 } },
    },
    [below(360)]: { padding: 0, ...css.text('caption', undefined, '-.015em') },
  },
});

export const middle = style({
  padding: '14px 20px 13px',
  borderInlineStart: css.darkLine,
  selectors: { [`${base}[data-hosted] > &`]: { flex: '1 1 200px' } },
  ...css.at(snug, {
    selectors: { [`${base}[data-hosted] > &`]: { flex: '1 0 100%' } },
    flex: '1 0 100%',
    order: -1,
    borderInlineStart: 0,
    borderBottom: css.darkLine,
  }),
});
export const name = style({ ...css.row(12, 'baseline', 'space-between'), ...css.boldText(650, 'body', 1.2) });
export const strip = style({ ...css.row(3), marginTop: 9 });
export const bead = style({
  position: 'relative',
  flex: 1,
  height: 14,
  border: `1px solid ${css.dark.edge}`,
  ...css.ownColors,
  selectors: {
    '&[data-at]': { outline: `2px solid ${css.dark.white}`, outlineOffset: 2, borderColor: '#000000', zIndex: 1 },
  },
});

/** One tick per step, if the steps are not plain colors. Filled up to the current step. */
export const tick = style({
  flex: 1,
  height: 14,
  background: css.dark.white,
  opacity: 0.22,
  ...css.ownColors,
  selectors: { '&[data-done]': { opacity: 1 } },
});

const icon = style({ flex: 'none', ...css.stroke(2) });
export const arrow = style([icon, css.size(18, 12)]);
export const target = extend(icon, { ...css.size(18), strokeWidth: 1.75 });
export const cross = extend(icon, { ...css.size(16), display: 'none', ...css.at(snug, { display: 'block' }) });
globalStyle(`${button}:nth-of-type(2) ${arrow}`, { order: 1, ...css.at(snug, { order: 0 }) });

export const key = style({
  ...css.monoText('tiny', 400, 1),
  padding: '5px 7px',
  ...css.darkBox,
  color: css.dark.soft,
  // If the bar is narrow, its last button would be cut off.
  '@media': { [below(960)]: { display: 'none' } },
});

const runDown = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });
/** Shrinks while there is no activity. When it is gone, the bar hides. */
export const fade = style({
  ...css.absolute('auto 0 0'),
  height: 3,
  background: css.dark.white,
  transformOrigin: '0 0',
  animation: `${runDown} 3s linear forwards`,
  ...css.hide(reducedMotion),
});
globalStyle(`${base}:focus-within:has(:focus-visible) ${fade}`, { display: 'none' });
