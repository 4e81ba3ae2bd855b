import { coarse, snug } from '../../theme/media';
import { css, extend, motion, radius, style, styleVariants, vars } from '../../theme/style';
import { outlined } from './SequenceBar.css';

export const picture = style({
  ...css.absolute(0),
  touchAction: 'none',
  selectors: { '&[data-aiming]': { cursor: 'crosshair' } },
});
/** Lets the pointer through to the picture wherever there is no control. */
export const controls = style({ ...css.absolute(0), pointerEvents: 'none' });

const panelBase = extend(outlined, {
  ...css.centered,
  width: 'min(100% - 32px, 61.25rem)',
  maxHeight: 'calc(100% - 160px)',
  overflow: 'auto',
  padding: '12px 20px',
  pointerEvents: 'auto',
  transition: `opacity ${motion.slow}`,
  touchAction: 'pan-y',
  // Components such as sliders use the panel's absolute colors.
  vars: {
    [vars.panel]: css.dark.ground,
    [vars.ink]: css.dark.white,
    [vars.ink2]: css.dark.soft,
    [vars.ink3]: css.dark.soft,
    [vars.edge]: css.dark.edge,
    [vars.hair]: css.dark.line,
  },
  selectors: { '&[data-hidden]': { opacity: 0, pointerEvents: 'none' } },
  '@media': { [snug]: { width: 'calc(100% - 24px)', padding: '10px 14px', maxHeight: 'calc(100% - 190px)' } },
});
export const panel = styleVariants(css.atEdge, (edge) => [panelBase, edge]);

export const note = style({ marginTop: 12 });

const focus = { outline: css.focusOnDark, outlineOffset: -6 } as const;

export const markPanel = extend(outlined, {
  position: 'absolute',
  ...css.columns('auto 1fr'),
  width: 480,
  pointerEvents: 'auto',
  ...css.at(snug, { width: 'calc(100% - 24px)' }),
});
export const at = styleVariants({
  ...css.atEdge,
  start: { left: 24, ...css.at(snug, { left: 12 }) },
  end: { right: 24, ...css.at(snug, { right: 12 }) },
});
/** On a phone the panel takes the full width and hides the controls. */
export const onPhone = styleVariants({
  upper: { ...css.at(snug, { top: 'max(12px, env(safe-area-inset-top))', bottom: 'auto' }) },
  lower: { ...css.at(snug, { top: 'auto', bottom: 'max(12px, env(safe-area-inset-bottom))' }) },
});
export const pad = style({
  ...css.middle,
  gridTemplate: '44px 132px 44px / 44px 132px 44px',
  borderInlineEnd: css.darkLine,
  ...css.at(snug, { gridTemplate: '44px 88px 44px / 44px 88px 44px' }),
});
export const loupe = style({ gridArea: '2 / 2', position: 'relative' });
export const nudge = style({
  ...css.center,
  ...css.plainButton,
  color: css.dark.white,
  ':hover': { background: css.dark.hover },
  ':focus-visible': { ...focus, outlineOffset: -3 },
});
export const up = style({ gridArea: '1 / 2' });
export const left = style({ gridArea: '2 / 1' });
export const right = style({ gridArea: '2 / 3' });
export const down = style({ gridArea: '3 / 2' });
export const chevron = style({ ...css.size(16), ...css.stroke(2) });

export const markSide = style({ padding: '14px 16px', minWidth: 0 });
export const position = style(css.text('head', 1.2));
export const markHint = style({ marginTop: 6, ...css.text('note', 1.35), color: css.dark.soft, ...css.hide(coarse) });
export const kinds = style({ ...css.rows(1), marginTop: 10, background: css.dark.line, border: css.darkLine });
export const markKind = style({
  ...css.row(0, 'center', 'space-between'),
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  background: css.dark.ground,
  color: css.dark.white,
  ...css.font(550, 'small', 1.1),
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: css.dark.hover },
  ':focus-visible': { ...focus, outlineOffset: -4 },
  selectors: { '&[aria-pressed="true"]': css.darkInverse },
  ...css.at(snug, { minHeight: 44 }),
});
export const digit = style({
  ...css.monoFont(400, 'tiny', 1),
  padding: '3px 5px',
  border: '1px solid currentColor',
  borderRadius: radius.control,
  ...css.hide(coarse),
});
export const markActions = style({ gridColumn: '1 / -1', ...css.columns('1fr 1fr'), borderTop: css.darkLine });
export const markAction = style({
  minHeight: 52,
  border: 0,
  background: 'none',
  color: css.dark.white,
  ...css.font(600, 'base', 1),
  cursor: 'pointer',
  ':hover': { background: css.dark.hover },
  ':focus-visible': focus,
  selectors: { '& + &': { borderInlineStart: css.darkLine } },
});
export const set = extend(markAction, { ...css.darkInverse, ':hover': { background: css.dark.soft } });

const pinRing = `0 0 0 1px ${css.dark.ground}, inset 0 0 0 1px ${css.dark.ground}`;

/** A ring of 28 px in a 44 px touch target. The center is empty, so that the spot stays visible. */
export const pin = style({
  ...css.around,
  ...css.iconButton,
  color: css.dark.white,
  pointerEvents: 'auto',
  transition: `opacity ${motion.slow}`,
  '::before': {
    content: '',
    gridArea: '1 / 1',
    ...css.size(28),
    ...css.ring(`2px solid ${css.dark.white}`),
    boxShadow: pinRing,
  },
  ':focus-visible': { outline: css.focusOnDark, outlineOffset: 0, boxShadow: `0 0 0 5px ${css.dark.ground}` },
  selectors: { '&[data-quiet]': { opacity: 0, pointerEvents: 'none' } },
});
export const pinNumber = style({
  position: 'absolute',
  left: 36,
  top: 0,
  minWidth: 18,
  padding: '3px 4px',
  background: css.dark.ground,
  ...css.monoFont(500, 'tiny', 1),
  border: `1px solid ${css.dark.white}`,
});
/** Four arms of a cross: white at a width of 2 px; at 4 px they are its black outline. */
const arms = (width: number) => {
  const paint =
    width === 2
      ? `linear-gradient(${css.dark.white}, ${css.dark.white})`
      : `linear-gradient(${css.dark.ground}, ${css.dark.ground})`;
  return [
    `${paint} 50% 0 / ${width}px 24px no-repeat`,
    `${paint} 50% 100% / ${width}px 24px no-repeat`,
    `${paint} 0 50% / 24px ${width}px no-repeat`,
    `${paint} 100% 50% / 24px ${width}px no-repeat`,
  ];
};
/** Crosshairs that leave the spot itself uncovered. */
export const held = style({
  ...css.around,
  ...css.size(72),
  ...css.ring(`2px solid ${css.dark.white}`),
  boxShadow: pinRing,
  '::before': { ...css.drawn(-14), background: [2, 4].flatMap(arms).join(', ') },
});

/** White between two black lines: it stands out on any color. */
export const ring = style({
  ...css.around,
  ...css.size(28),
  ...css.ring(`2px solid ${css.dark.white}`),
  boxShadow: `0 0 0 1px ${css.dark.ground}, inset 0 0 0 1px ${css.dark.ground}`,
  ...css.ownColors,
});
export const question = style({
  ...css.wrapRow(0, 'center'),
  margin: 0,
  padding: 0,
  border: 0,
  ...css.at(snug, { ...css.columns('repeat(6, 1fr)'), rowGap: 8 }),
});
/** A floating legend is laid out like any other element. */
export const legend = style({
  float: 'left',
  flex: 1,
  gridColumn: '1 / -1',
  padding: 0,
  fontWeight: 650,
  lineHeight: 1.2,
});
export const ringCount = style({
  minWidth: 44,
  height: 44,
  marginInlineStart: -1,
  padding: 0,
  border: css.darkLine,
  background: 'none',
  color: 'inherit',
  ...css.monoFont(500, 'base', 1),
  cursor: 'pointer',
  ':hover': { background: css.dark.hover },
  ':focus-visible': { outline: css.focusOnDark, outlineOffset: -3 },
});
