import { panel as basePanel, css, extend, globalStyle, motion, slim, style, vars } from '../../theme/style';
import { region } from '../../ui/feedback/feedback.css';
import { outlined } from '../sequence/SequenceBar.css';

/** A button in a dark bar next to a picture. It is as wide as its cell and as high as the bar. */
export const barButton = style({
  ...css.darkButton,
  padding: '0 8px',
  color: css.dark.white,
  ...css.font(600, 'small', 1.1),
});

/** A touch grid or drawing sheet that covers the screen. Dark in both themes. */
export const input = style({
  ...css.absolute(0),
  background: css.dark.screen,
  touchAction: 'none',
  overscrollBehavior: 'none',
  cursor: 'crosshair',
  // Otherwise a tap would flash the whole screen gray on phones.
  WebkitTapHighlightColor: 'transparent',
  WebkitTouchCallout: 'none',
});

export const panel = extend(outlined, {
  position: 'absolute',
  width: '16rem',
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  // Makes strokes that pass below the panel visible.
  transition: `opacity ${motion.fast}`,
  selectors: {
    '&[data-corner="upper right"]': { ...css.atEdge.top, right: 24 },
    '&[data-corner="lower right"]': { ...css.atEdge.bottom, right: 24 },
    '&[data-corner="lower left"]': { ...css.atEdge.bottom, left: 24 },
    '&[data-corner="upper left"]': { ...css.atEdge.top, left: 24 },
    '&[data-busy]': { opacity: 0.35 },
  },
  '@media': { [slim]: { width: '13rem' } },
});
export const top = style({ padding: '16px 20px 14px', ...css.at(slim, { padding: '10px 14px' }) });
export const label = style({ ...css.text('note', 1.35), color: '#c4c4c4' });
export const readout = style({ ...css.readout('4rem'), lineHeight: 1, ...css.at(slim, { fontSize: '2.5rem' }) });
export const figures = style({ ...css.columns('1fr 1fr'), borderTop: css.darkLine });
// In a low window, the host's row and its question need this room.
globalStyle(`${panel}:has(fieldset) > :is(${top}, ${figures})`, {
  '@media': { '(max-height: 800px)': { display: 'none' } },
});
globalStyle(`${panel}[data-hosted] > ${figures}`, { '@media': { '(max-height: 480px)': { display: 'none' } } });
export const cell = style({
  padding: '9px 20px 10px',
  selectors: {
    '&:nth-child(even)': { borderInlineStart: css.darkLine },
    '&:nth-child(n + 3)': { borderTop: css.darkLine },
  },
  ...css.at(slim, { padding: '6px 14px' }),
});
export const figure = style({ ...css.text('body', 1.4), minHeight: '1.4em' });
/** The message about input that is not counted. */
export const notice = style({
  ...css.pad(slim, '9px 20px 10px', '6px 14px'),
  borderTop: css.darkLine,
  ...css.text('note', 1.35),
});
export const none = style({ color: '#9c9c9c' });

export const actions = style({ ...css.columns('1fr 1fr'), borderTop: css.darkLine });
export const button = extend(barButton, {
  minHeight: 48,
  selectors: {
    '&:nth-child(even)': { borderInlineStart: css.darkLine },
    '&:nth-child(n + 3)': { borderTop: css.darkLine },
  },
  ...css.at(slim, { minHeight: 44 }),
});
export const exit = extend(button, {
  background: css.dark.white,
  color: css.dark.ground,
  ':hover': { background: css.dark.soft },
  ':focus-visible': { outlineColor: css.dark.ground },
  // When it is alone in its row.
  selectors: { '&:nth-child(odd)': { gridColumn: '1 / -1' } },
});

/** A message over the grid. It lets touches through and disappears after a few seconds. */
export const news = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'max(24px, env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 24,
  pointerEvents: 'none',
});
export const newsText = extend(outlined, { padding: '10px 16px' });

/** The message over the finished grid. On a phone it is at the lower edge, near the thumb. */
export const over = style({
  ...css.absolute(0),
  ...css.center,
  padding: 12,
  ...css.at(slim, { placeItems: 'end center', padding: 0 }),
});
// A toast is at the upper edge, away from the buttons.
globalStyle(`body:has(${over}) ${region}`, { top: 16, bottom: 'auto' });
export const rings = style({ ...css.absolute(0), ...css.size('100%') });
/** A panel in the theme's colors. Its ink outline stands out on the painted grid. */
export const doneBox = extend(basePanel, {
  position: 'relative',
  width: 'min(100%, 696px)',
  maxHeight: '100%',
  overflow: 'auto',
  border: `8px solid ${vars.ink}`,
  color: vars.ink,
  touchAction: 'pan-y',
});
export const doneHead = style({ ...css.rows(16), padding: '28px 24px 24px', ...css.at(slim, { padding: 16 }) });
export const doneText = style({ color: vars.ink2 });
export const look = style({ ...css.row(24, 'start'), ...css.pad(slim, '20px 24px', 16), borderTop: css.hair });
// The map. On a phone the panel is high and narrow.
globalStyle(`${look} > svg`, { flex: 'none', width: 200, ...css.at(slim, { width: 72 }) });
export const reason = style({ flex: 1, ...css.rows(6) });
export const marks = style(css.row(12, 'center'));
export const doneTitle = style(css.text('subhead', 1.35));
/** On a phone there is no room for them. The result shows them. */
export const doneFigures = style({ borderTop: css.hair, ...css.hide(slim) });
export const tools = style({ borderTop: css.hair });
/** In sight, however low the screen is. */
export const doneActions = style({
  position: 'sticky',
  bottom: 0,
  background: vars.panel,
  ...css.wrapRow(8),
  ...css.pad(slim, '16px 24px'),
  borderTop: css.hair,
});
globalStyle(`${doneActions} > :not(:last-child)`, { flex: '1 1 12rem' });
