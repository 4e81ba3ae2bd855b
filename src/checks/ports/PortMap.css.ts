import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { radius, vars } from '../../theme/vars.css';

const phone = below(560);

/** The device in the middle, its sides around it. */
export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, 1.1fr) minmax(0, 1fr)',
  gridTemplateAreas: '". back ." "left device right" ". front ."',
  gap: 16,
  padding: 24,
  minWidth: 0,
  '@media': {
    [phone]: {
      padding: 16,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"back back" "device device" "left right" "front front"',
    },
  },
});
const edge = style({ display: 'grid', alignContent: 'center', gap: 8, minWidth: 0 });
export const side = styleVariants({ left: 'left', right: 'right', back: 'back', front: 'front' }, (gridArea) => [
  edge,
  { gridArea, '@media': { [phone]: { alignContent: 'start' } } },
]);
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
export const ports = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
export const port = style({
  minWidth: 0,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  background: vars.panel,
  overflow: 'clip',
  selectors: { '&[data-turn]': { outline: `3px solid ${vars.ink}`, outlineOffset: -1 } },
});
export const name = style({
  display: 'block',
  padding: '9px 12px',
  fontSize: '.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const device = style({
  gridArea: 'device',
  alignSelf: 'center',
  width: '100%',
  maxHeight: 240,
  '@media': { [phone]: { maxHeight: 96 } },
});
export const outline = style({ fill: vars.well, stroke: vars.ink, strokeWidth: 1.5 });
export const keys = style({ fill: 'none', stroke: vars.edge, strokeWidth: 5, strokeDasharray: '6 2' });

/** A trial of a port, or the button that removes the port from the map. */
export const trial = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  width: '100%',
  minHeight: 44,
  padding: '6px 12px',
  border: 0,
  borderTop: `1px solid ${vars.hair}`,
  background: 'none',
  color: vars.ink,
  font: 'inherit',
  fontSize: '.875rem',
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.well },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[data-mark=seen]': { background: vars.capDone, color: vars.onCapDone } },
});
export const lamp = style({
  flex: 'none',
  width: 12,
  height: 12,
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
