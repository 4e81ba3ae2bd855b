import { forced, narrow, slim } from '../../theme/media';
import { css, dimDisabledIn, extend, globalStyle, style, styleVariants, vars } from '../../theme/style';

export const buttons = style({});
dimDisabledIn(buttons);

export const issues = style({ marginTop: 24 });
/** The map, and the text beside it. */
export const split = style(css.columnsFrom(narrow, '2 1'));
/** The form, and the map that it draws. */
export const draw = style(css.columnsFrom(narrow, '1 2'));
export const main = style({ minWidth: 0, alignSelf: 'center' });
const pad = css.pad(slim);
export const side = style([
  { minWidth: 0, borderInlineStart: css.hair, ...css.at(narrow, { borderInlineStart: 0, borderTop: css.hair }) },
  pad,
]);
export const form = style([
  {
    ...css.rows(16),
    alignContent: 'start',
    borderInlineEnd: css.hair,
    ...css.at(narrow, { borderInlineEnd: 0, borderBottom: css.hair }),
  },
  pad,
]);
export const title = style({ ...css.text('subhead', 1.3, '-.01em'), ':focus': { outline: 'none' } });
export const note = style({
  padding: '0 24px 24px',
  maxWidth: '66ch',
  ...css.softText('small', 1.45),
  ...css.at(slim, { padding: '0 16px 16px' }),
});
export const charges = style({ padding: '0 12px 8px', ...css.faintText('note', 1.3) });
export const lead = style({ marginBottom: 20, maxWidth: '66ch', color: vars.ink2 });

export const question = style([{ ...css.wrapRow(12), minWidth: 0, margin: 0, border: 0, borderBottom: css.hair }, pad]);
/** Browsers place a legend in the border of its fieldset. A floated legend takes part in the fieldset's layout. */
export const legend = style({ float: 'inline-start', width: '100%', padding: 0, fontWeight: 600 });

export const more = style({ display: 'grid', marginTop: 20 });

export const none = style({ marginTop: 12, ...css.faintText('small') });
export const events = style({ marginTop: 12 });
export const event = style({ ...css.columns('auto 1', 12), ...css.ruled(8), ...css.text('small', 1.4) });
export const what = style({ display: 'block', fontWeight: 600 });
export const from = style({ display: 'block', color: vars.ink2, overflowWrap: 'anywhere' });

export const section = style({ borderTop: css.hair });
export const head = style([css.wrapRow('8px 24px', 'center'), pad]);
globalStyle(`${head} > h2`, { minWidth: '9rem' });
globalStyle(`${head} > button`, { marginInlineStart: 'auto' });
export const text = style({ flex: '1 1 20rem', minWidth: 0, maxWidth: '66ch', ...css.softText('small', 1.45) });
const row = style({
  ...css.wrapRow('6px 24px', 'center', 'space-between'),
  ...css.pad(slim, '12px 24px'),
  borderTop: css.hair,
});
export const screens = style({});
export const screen = extend(row, { minHeight: 52 });
globalStyle(`${screen} > *`, { ...css.breaks, whiteSpace: 'normal' });
export const asks = style({});
export const ask = style([row]);
export const act = style(css.wrapRow('6px 16px', 'center'));
export const now = style(css.faintText('small'));

/** The device in the middle, its sides around it. */
export const map = style({
  ...css.columns('1 minmax(96px, 1.1fr) 1', 16),
  gridTemplateAreas: '". back ." "left device right" ". front ."',
  padding: 24,
  minWidth: 0,
  ...css.at(slim, {
    padding: 16,
    ...css.into('1 1'),
    gridTemplateAreas: '"back back" "device device" "left right" "front front"',
  }),
});
const edge = style({ ...css.rows(8), alignContent: 'center', minWidth: 0 });
export const mapSide = styleVariants({ left: 'left', right: 'right', back: 'back', front: 'front' }, (gridArea) => [
  edge,
  { gridArea, ...css.at(slim, { alignContent: 'start' }) },
]);
export const mapLabel = style(css.faintText('note', 1.35));
export const ports = style(css.columns(1, 8));
export const port = style({
  minWidth: 0,
  ...css.box,
  background: vars.panel,
  overflow: 'clip',
  selectors: { '&[data-turn]': { outline: css.focus, outlineOffset: -1 } },
});
export const mapName = style({
  display: 'block',
  padding: '9px 12px',
  ...css.boldText(600, 'small', 1.3),
  overflowWrap: 'anywhere',
});
export const device = style({
  gridArea: 'device',
  alignSelf: 'center',
  width: '100%',
  maxHeight: 240,
  ...css.at(slim, { maxHeight: 96 }),
});
export const outline = style({ fill: vars.well, stroke: vars.ink, strokeWidth: 1.5 });
export const keys = style({ ...css.stroke(5, vars.edge), strokeDasharray: '6 2' });

/** A trial of a port, or the button that removes the port from the map. */
export const trial = style({
  ...css.wrapRow('2px 8px', 'center'),
  width: '100%',
  ...css.textButton('6px 12px'),
  color: vars.ink,
  borderTop: css.hair,
  font: 'inherit',
  ...css.text('note', 1.3),
  textAlign: 'start',
  ':hover': { background: vars.well },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[data-mark=seen]': { background: vars.capDone, color: vars.onCapDone } },
});
export const lamp = style({
  ...css.fixed(12),
  ...css.ring('1.5px solid currentColor'),
  selectors: {
    '[data-mark=turn] > &': { background: vars.signal },
    '[data-mark=seen] > &': { background: 'currentColor' },
    '[data-mark=silent] > &': { borderStyle: 'dashed' },
  },
  ...css.at(forced, {
    selectors: {
      '[data-mark=turn] > &': { background: 'Highlight' },
      '[data-mark=seen] > &': { background: 'CanvasText' },
    },
  }),
});
export const mapMark = style({ marginInlineStart: 'auto' });
