import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);
const phone = below(760);

/** Four panels that share their border lines. */
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  overflow: 'clip',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The rules of panels side by side are at the same height.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  // Room for the controls of a run.
  scrollMarginBottom: 136,
  borderTop: `1px solid ${vars.hair}`,
  borderInlineStart: `1px solid ${vars.hair}`,
  selectors: {
    '&[data-running]': { outline: `3px solid ${vars.ink}`, outlineOffset: -3, zIndex: 1 },
  },
});
const inset = { paddingInline: 24, '@media': { [phone]: { paddingInline: 16 } } } as const;
export const head = style([
  inset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingTop: 16 },
]);
/** On a phone, which has no room beside the button, the verdict goes below it, so that the button does not move. */
export const verdict = style({ '@media': { [phone]: { order: 1, flexBasis: '100%' } } });
export const name = style({ fontSize: '1.25rem', lineHeight: 1.2, letterSpacing: '-.012em' });
/** The same width for every label, so that nothing moves under the pointer when a mouse clicks twice. */
export const button = style({
  display: 'grid',
  minWidth: 168,
  marginInlineStart: 'auto',
  '@media': { [below(380)]: { flexBasis: '100%' } },
});
globalStyle(`${button} > [aria-disabled=true]`, { opacity: 0.45, cursor: 'wait' });
export const task = style([
  inset,
  {
    // Two lines high, three on a phone, so that a shorter text does not move the field under the pointer.
    minHeight: 'calc(2.8em + 20px)',
    paddingBlock: 10,
    color: vars.ink2,
    fontSize: '.9375rem',
    lineHeight: 1.4,
    '@media': { [phone]: { minHeight: 'calc(4.2em + 20px)' } },
  },
]);

const bed = style({
  position: 'relative',
  minHeight: 264,
  marginInline: 24,
  overflow: 'clip',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '@media': { [phone]: { marginInline: 16 } },
});
export const field = {
  light: style([
    bed,
    { display: 'flex', flexDirection: 'column', padding: 16, border: `1px solid ${vars.edge}`, cursor: 'default' },
  ]),
  scope: style([bed, { display: 'grid', background: '#121212', forcedColorAdjust: 'none' }]),
};
globalStyle(`${panel}[data-running] ${field.scope}`, { cursor: 'crosshair' });
export const trail = style({ position: 'absolute', inset: 0 });
export const progress = style([
  inset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 5.5em',
    alignItems: 'center',
    gap: 12,
    paddingBlock: '12px 16px',
  },
]);
export const seconds = style({ color: vars.ink3, textAlign: 'end' });
globalStyle(`${progress} > div > div`, { marginInlineStart: 0 });
export const figures = style({ borderTop: `1px solid ${vars.hair}` });
// Hides the strip's own top line, because there is already one above. The minimum height keeps the fields below in
// place when a note appears.
globalStyle(`${figures} > dl`, { marginTop: -1 });
globalStyle(`${figures} > dl > div`, { minHeight: 'calc(4.2rem + 36px)' });
export const foot = style({
  padding: '14px 24px 16px',
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '@media': { [phone]: { paddingInline: 16 } },
});

export const last = style({ paddingBottom: 104 });

export const record = style({ marginTop: 32 });
export const recordHead = style({
  padding: '16px 20px 12px',
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '1.0625rem',
  letterSpacing: 0,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [narrow]: { paddingInline: 16 } },
});
