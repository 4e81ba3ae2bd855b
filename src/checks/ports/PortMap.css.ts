import { style, styleVariants } from '@vanilla-extract/css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, vars } from '../../theme/vars.css';

/** The device in the middle, its sides around it. */
export const map = style({
  ...css.columns('minmax(0, 1fr) minmax(96px, 1.1fr) minmax(0, 1fr)', 16),
  gridTemplateAreas: '". back ." "left device right" ". front ."',
  padding: 24,
  minWidth: 0,
  '@media': {
    [slim]: {
      padding: 16,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"back back" "device device" "left right" "front front"',
    },
  },
});
const edge = style({ ...css.rows(8), alignContent: 'center', minWidth: 0 });
export const side = styleVariants({ left: 'left', right: 'right', back: 'back', front: 'front' }, (gridArea) => [
  edge,
  { gridArea, '@media': { [slim]: { alignContent: 'start' } } },
]);
export const label = style(css.faintText('note', 1.35));
export const ports = style(css.columns(1, 8));
export const port = style({
  minWidth: 0,
  border: css.border.edge,
  borderRadius: radius.control,
  background: vars.panel,
  overflow: 'clip',
  selectors: { '&[data-turn]': { outline: css.border.focus, outlineOffset: -1 } },
});
export const name = style({
  display: 'block',
  padding: '9px 12px',
  ...css.text('small', 1.3),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const device = style({
  gridArea: 'device',
  alignSelf: 'center',
  width: '100%',
  maxHeight: 240,
  '@media': { [slim]: { maxHeight: 96 } },
});
export const outline = style({ fill: vars.well, stroke: vars.ink, strokeWidth: 1.5 });
export const keys = style({ fill: 'none', stroke: vars.edge, strokeWidth: 5, strokeDasharray: '6 2' });

/** A trial of a port, or the button that removes the port from the map. */
export const trial = style({
  ...css.wrapRow('2px 8px', 'center'),
  width: '100%',
  minHeight: 44,
  ...css.plainButton,
  padding: '6px 12px',
  color: vars.ink,
  borderTop: css.border.hair,
  font: 'inherit',
  ...css.text('note', 1.3),
  textAlign: 'start',
  ':hover': { background: vars.well },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[data-mark=seen]': { background: vars.capDone, color: vars.onCapDone } },
});
export const lamp = style({
  flex: 'none',
  ...css.size(12),
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  selectors: {
    '[data-mark=turn] > &': { background: vars.signal },
    '[data-mark=seen] > &': { background: 'currentColor' },
    '[data-mark=silent] > &': { borderStyle: 'dashed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-mark=turn] > &': { background: 'Highlight' },
        '[data-mark=seen] > &': { background: 'CanvasText' },
      },
    },
  },
});
export const mark = style({ marginInlineStart: 'auto' });
