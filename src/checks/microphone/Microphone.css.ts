import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrow, slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const square = style({ ...css.size(13), background: 'currentColor' });
export const working = style({ minHeight: 30, marginInlineStart: 'auto' });

/** The error, the faults found in the live signal, and the next instruction. */
export const notice = style({
  padding: '16px 24px',
  borderBottom: css.border.hair,
  '@media': { [narrow]: { padding: 16 } },
});
export const alerts = style({
  padding: '16px 24px',
  borderTop: css.border.hair,
  '@media': { [narrow]: { padding: 16 } },
});
export const alert = style({
  ...css.columns('minmax(9.5rem, auto) minmax(0, 1fr)', '8px 16px', 'start'),
  justifyItems: 'start',
  selectors: { '& + &': { marginTop: 12 } },
  '@media': { [slim]: css.oneColumn },
});
export const words = style({ maxWidth: '66ch', paddingTop: 2 });
export const hint = style({ marginTop: 4, ...css.softText('small', 1.45) });

export const setup = style({
  maxWidth: '26rem',
  padding: '0 24px 16px',
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const prompt = style({
  padding: '16px 24px 0',
  ...css.text('head', 1.4),
  fontWeight: 550,
  '@media': {
    [narrow]: { paddingInline: 16 },
    // The longest instruction has two lines. The meter below must not move.
    [slim]: { minHeight: 'calc(2.8em + 16px)' },
  },
});

export const scopes = style({
  ...css.columns(2, 16),
  padding: '0 24px 24px',
  '@media': { [narrow]: { ...css.oneColumn, padding: '0 16px 16px' } },
});
export const heard = style([
  scopes,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '@media': { [narrow]: css.oneColumn },
  },
]);
export const heading = style({ ...css.wrapRow(12, 'baseline', 'space-between'), marginBottom: 8 });
export const title = style(css.text('small', 1.4, 0));
export const aside = style(css.faintText('caption'));
export const scope = style({
  ...css.size('100%', 220),
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { height: 132 } },
});
export const axis = style({ position: 'relative', height: 22, marginTop: 6, ...css.faintText('small') });
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
export const ruled = style({ borderTop: css.border.hair });
export const foot = style({
  padding: '14px 24px 16px',
  borderTop: css.border.hair,
  ...css.softText('small', 1.45),
  '@media': { [narrow]: { paddingInline: 16 } },
});
globalStyle(`${foot} > p`, { maxWidth: '80ch' });
globalStyle(`${foot} > p + p`, { marginTop: 6 });

export const recorder = style({
  ...css.wrapRow('12px 24px', 'center'),
  padding: '16px 24px',
  borderTop: css.border.hair,
  '@media': { [narrow]: { padding: 16 } },
});
export const recorderState = style({ flex: '1 1 16em', ...css.softText('small', 1.45) });

export const record = style({ marginTop: 32 });
export const heardTitle = style({
  padding: '20px 24px',
  ...css.text('subhead'),
  '@media': { [narrow]: { padding: 16 } },
});
export const refusal = style({ ...css.rows(16, 'start'), padding: 24 });
