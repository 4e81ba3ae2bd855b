import { GAP_BIN_MS, GAP_BINS, MAX_BOUNCE_MS } from '../../../measure/pointer/presses';
import { below, compact, css, extend, globalStyle, narrow, style, vars } from '../../theme/style';

/** Four panels that share their border lines. */
export const panels = style({ ...css.columnsFrom(narrow, 2), overflow: 'clip' });
export const panel = style({
  ...css.columns(1),
  // The rules of panels side by side are at the same height.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  ...css.gridCell,
  // Room for the controls of a run.
  scrollMarginBottom: 136,
  // The trail's frames paint its own panel only.
  isolation: 'isolate',
  selectors: { '&[data-running]': { outline: css.focus, outlineOffset: -3, zIndex: 1 } },
});
const inset = css.padInline(compact);
export const head = extend(inset, { ...css.wrapRow(12, 'center'), paddingTop: 16 });
/** On a phone, which has no room beside the button, the verdict goes below it, so that the button does not move. */
export const verdict = style({ ...css.at(compact, { order: 1, flexBasis: '100%' }) });
export const name = style(css.text('head', 1.2, '-.012em'));
/** The same width for every label, so that nothing moves under the pointer when a mouse clicks twice. */
export const button = style({
  display: 'grid',
  minWidth: 168,
  marginInlineStart: 'auto',
  ...css.at(below(380), { flexBasis: '100%' }),
});
globalStyle(`${button} > [aria-disabled=true]`, { opacity: 0.45, cursor: 'wait' });
export const task = extend(inset, css.task);

const bed = style({
  position: 'relative',
  minHeight: 264,
  marginInline: 24,
  overflow: 'clip',
  ...css.noSelect,
  ...css.at(compact, { marginInline: 16 }),
});
export const field = {
  light: extend(bed, { ...css.column(0), padding: 16, border: css.edge, cursor: 'default' }),
  scope: extend(bed, { display: 'grid', background: css.dark.screen, ...css.ownColors }),
};
globalStyle(`${panel}[data-running] ${field.scope}`, { cursor: 'crosshair' });
export const trail = style(css.absolute(0));
export const progress = extend(inset, { ...css.columns('1 5.5em', 12, 'center'), paddingBlock: '12px 16px' });
export const seconds = style({ color: vars.ink3, textAlign: 'end' });
globalStyle(`${progress} > div > div`, { marginInlineStart: 0 });
export const figures = style({ borderTop: css.hair });
// Hides the strip's own top line, because there is already one above. The minimum height keeps the fields below in
// place when a note appears.
globalStyle(`${figures} > dl`, { marginTop: -1 });
globalStyle(`${figures} > dl > div`, { minHeight: 'calc(4.2rem + 36px)' });
export const foot = style({
  ...css.pad(compact, '14px 24px 16px'),
  borderTop: css.hair,
  ...css.softText('small', 1.45),
});

export const record = style({ marginTop: 32 });
export const recordHead = style({
  padding: '16px 20px 12px',
  borderTop: css.hair,
  ...css.text('body', undefined, 0),
  selectors: { '&:first-child': { borderTop: 0 } },
  ...css.at(narrow, { paddingInline: 16 }),
});

export const mouse = style({
  ...css.columns('minmax(0, 110px) 1', 32, 'center'),
  flex: 1,
  ...css.at(below(380), { ...css.into('minmax(0, 64px) 1'), gap: 16 }),
});
export const drawing = style(css.size('100%', 'auto'));
const outline = { stroke: vars.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const;
export const body = style({ ...outline, fill: vars.cap });
export const part = style({
  ...outline,
  fill: vars.cap,
  selectors: {
    '&[data-state="tested"]': { fill: vars.capDone, stroke: vars.edge },
    '&[data-next]': { stroke: vars.signal, strokeWidth: 5 },
    '&[data-state="held"]': { fill: vars.signal },
  },
});
export const list = style({ maxWidth: '20rem' });
export const row = style({
  ...css.row(10, 'center'),
  paddingBlock: 5,
  borderBottom: css.hair,
  ...css.softText('small', 1.4),
  selectors: { '&[data-state="tested"], &[data-state="held"]': { color: vars.ink, fontWeight: 600 } },
});
/** Empty, filled when tested, in the signal color while held. */
export const lamp = style({
  ...css.fixed(12),
  border: `1.5px solid ${vars.ink}`,
  ...css.ownColors,
  selectors: {
    '[data-state="tested"] > &': { background: vars.ink },
    '[data-next] > &': { outline: `3px solid ${vars.signal}`, outlineOffset: 2 },
    '[data-state="held"] > &': { background: vars.signal },
  },
});
export const figure = style({ marginInlineStart: 'auto' });

export const targets = style({ ...css.columns(2), flex: 1, minHeight: 72, margin: '-16px -16px 0' });
export const target = style({
  ...css.row(12, 'center', 'center'),
  padding: 8,
  color: vars.ink2,
  selectors: {
    '& + &': { borderInlineStart: css.hair },
    '&[data-next]': { color: vars.ink, fontWeight: 600, boxShadow: `inset 0 0 0 3px ${vars.signal}` },
  },
});
export const ring = style({
  flexShrink: 0,
  ...css.size(24),
  ...css.ring(css.strong),
  ...css.ownColors,
  selectors: { '[data-held] > &': { background: vars.signal } },
});
export const chart = style({ paddingTop: 12, borderTop: css.hair });
export const label = style(css.faintText('note', 1.35));

export const histogram = style({ height: 96, marginTop: 8 });
export const scale = style({
  position: 'relative',
  ...css.row(0, undefined, 'space-between'),
  marginTop: 6,
  color: vars.ink3,
  ...css.monoText('tiny'),
});
const mark = style({ position: 'absolute', transform: 'translateX(-50%)' });
export const atLimit = extend(mark, { left: `${(100 * MAX_BOUNCE_MS) / (GAP_BIN_MS * GAP_BINS)}%`, color: vars.ink });
export const middle = extend(mark, { left: '50%' });
