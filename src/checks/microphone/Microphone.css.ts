import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);
const hairTop = `1px solid ${vars.hair}`;

export const square = style({ width: 13, height: 13, background: 'currentColor' });
export const working = style({ minHeight: 30, marginInlineStart: 'auto' });

/** The error, the faults found in the live signal, and the next instruction. */
export const notice = style({ padding: '16px 24px', borderBottom: hairTop, '@media': { [narrow]: { padding: 16 } } });
export const alerts = style({ padding: '16px 24px', borderTop: hairTop, '@media': { [narrow]: { padding: 16 } } });
export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5rem, auto) minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'start',
  gap: '8px 16px',
  selectors: { '& + &': { marginTop: 12 } },
  '@media': { [below(560)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ maxWidth: '66ch', paddingTop: 2 });
export const hint = style({ marginTop: 4, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });

export const setup = style({
  maxWidth: '26rem',
  padding: '0 24px 16px',
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const prompt = style({
  padding: '16px 24px 0',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  fontWeight: 550,
  '@media': {
    [narrow]: { paddingInline: 16 },
    // The longest instruction has two lines. The meter below must not move.
    [below(560)]: { minHeight: 'calc(2.8em + 16px)' },
  },
});

export const scopes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  padding: '0 24px 24px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 16px 16px' } },
});
export const heard = style([
  scopes,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 8,
});
export const title = style({ fontSize: '.9375rem', lineHeight: 1.4, letterSpacing: 0 });
export const aside = style({ color: vars.ink3, fontSize: '.8125rem' });
export const scope = style({
  width: '100%',
  height: 220,
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { height: 132 } },
});
export const axis = style({ position: 'relative', height: 22, marginTop: 6, color: vars.ink3, fontSize: '.9375rem' });
const mark = style({ position: 'absolute', top: 0 });
const at = (place: number) => [
  mark,
  { left: `${place * 100}%`, transform: place === 0 ? 'none' : `translateX(${place === 1 ? -100 : -50}%)` },
];
export const quarter = styleVariants({ 0: 0, 1: 0.25, 2: 0.5, 3: 0.75, 4: 1 }, at);
// Three decades from 20 Hz.
export const frequency = styleVariants({ 20: 0, 100: 0.233, 1000: 0.5663, 5000: 0.7993, 20000: 1 }, at);
/** The strongest frequency. The component sets its position. */
export const hot = style([
  mark,
  {
    paddingInline: 4,
    background: vars.panel,
    color: vars.signalInk,
    fontWeight: 600,
    transform: 'translateX(-50%)',
    zIndex: 1,
  },
]);

/** The rule above a data strip. */
export const ruled = style({ borderTop: hairTop });
export const foot = style({
  padding: '14px 24px 16px',
  borderTop: hairTop,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '@media': { [narrow]: { paddingInline: 16 } },
});
globalStyle(`${foot} > p`, { maxWidth: '80ch' });
globalStyle(`${foot} > p + p`, { marginTop: 6 });

export const recorder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 24px',
  borderTop: hairTop,
  '@media': { [narrow]: { padding: 16 } },
});
export const recorderState = style({ flex: '1 1 16em', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });

export const record = style({ marginTop: 32 });
export const heardTitle = style({
  padding: '20px 24px',
  fontSize: '1.125rem',
  '@media': { [narrow]: { padding: 16 } },
});
export const refusal = style({ display: 'grid', justifyItems: 'start', gap: 16, padding: 24 });
