import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { motion, radius, sans, vars } from '../../theme/vars.css';

const narrow = below(1000);
const phone = below(560);
const pad = { padding: 24, '@media': { [phone]: { padding: 16 } } } as const;
const rule = `1px solid ${vars.hair}`;

export const notice = style([
  pad,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px 24px',
    alignItems: 'start',
    borderBottom: rule,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const noticeText = style({ display: 'grid', gap: 8, maxWidth: '80ch', color: vars.ink2 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  borderBottom: rule,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const viewer = style([
  pad,
  {
    borderInlineEnd: rule,
    '@media': { [narrow]: { borderInlineEnd: 0, borderBottom: rule } },
  },
]);
/** The specification's preview: 300 px high. Dark in both themes. */
export const scope = style({ position: 'relative', height: 300, background: '#000000', forcedColorAdjust: 'none' });
export const screen = style({ position: 'absolute', inset: 0 });
export const viewerBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginTop: 16,
});
export const note = style({
  flex: '1 1 20em',
  maxWidth: '60ch',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});

export const group = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontSize: '.875rem', lineHeight: 1.35, color: vars.ink3 });
/** A floated legend takes part in the layout of the fieldset like any other child. */
export const legendInRow = style({ float: 'left' });
export const modes = style([pad]);
export const mode = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'start',
  minHeight: 64,
  paddingBlock: 10,
  borderBottom: rule,
  cursor: 'pointer',
});
/** A touch target of 44 px around a sign of 20 px. */
const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-10px -12px',
  cursor: 'inherit',
  '::before': {
    content: '',
    gridArea: '1 / 1',
    width: 20,
    height: 20,
    border: `1.5px solid ${vars.ink}`,
    background: vars.panel,
  },
  ':focus-visible': { outlineOffset: -9 },
  ':disabled': { opacity: 0.45 },
});
export const radio = style([
  box,
  {
    '::before': { borderRadius: '50%' },
    // Borders, because forced colors remove backgrounds.
    selectors: {
      '&:checked::after': { content: '', gridArea: '1 / 1', border: `5px solid ${vars.ink}`, borderRadius: '50%' },
    },
  },
]);
export const check = style([
  box,
  {
    selectors: {
      '&:checked::after': {
        content: '',
        gridArea: '1 / 1',
        width: 6,
        height: 11,
        marginTop: -3,
        border: `solid ${vars.ink}`,
        borderWidth: '0 2.5px 2.5px 0',
        transform: 'rotate(45deg)',
      },
    },
  },
]);
export const modeName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontWeight: 600,
  lineHeight: 1.4,
});
export const modeDoes = style({ color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.4 });
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 16,
});
export const segments = style({
  display: 'inline-flex',
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  overflow: 'clip',
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  minWidth: 72,
  color: vars.ink2,
  font: `550 .9375rem/1 ${sans}`,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.edge}` },
    '&:has(:checked)': { background: vars.ink, color: vars.panel },
    '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: -5, borderRadius: radius.control },
    '&:has(:disabled)': { opacity: 0.45, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid', outlineOffset: -5 } } },
  },
});
/** Covers its label, so that it receives the pointer. */
export const segmentInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const sliders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sliderCell = style({
  padding: '20px 24px 16px',
  selectors: { '& + &': { borderInlineStart: rule } },
  '@media': {
    [narrow]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: rule } } },
    [phone]: { paddingInline: 16 },
  },
});
export const pace = style({
  minHeight: 48,
  padding: '12px 24px',
  borderBlock: rule,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '@media': { [phone]: { minHeight: 92, paddingInline: 16 } },
});

export const starting = style([
  pad,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '16px 32px',
    alignItems: 'center',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const consent = style({ minHeight: 72, display: 'grid', alignItems: 'center' });
export const consentRow = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  minHeight: 44,
  paddingBlock: 8,
  maxWidth: '56ch',
  cursor: 'pointer',
});
export const noConsent = style({ maxWidth: '56ch', color: vars.ink2 });
export const reason = style({ color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const label = style({ fontSize: '.875rem', lineHeight: 1.35, color: vars.ink3 });
