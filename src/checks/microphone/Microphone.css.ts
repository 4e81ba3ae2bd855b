import { WORKING_LEVEL_PERCENT } from '../../../measure/audio/input-level';
import { below, css, extend, forced, globalStyle, narrow, slim, style, styleVariants, vars } from '../../theme/style';
import { gaugeFill, gaugeWidth, step } from '../../ui/figures/figures.css';

export const working = style({ minHeight: 30, marginInlineStart: 'auto' });

/** The error, the faults found in the live signal, and the next instruction. */
export const notice = style({ ...css.pad(narrow, '16px 24px'), borderBottom: css.hair });
export const alerts = style({ ...css.pad(narrow, '16px 24px'), borderTop: css.hair });
export const alert = style({
  ...css.columnsFrom(slim, 'minmax(9.5rem, auto) 1', '8px 16px', 'start'),
  justifyItems: 'start',
  selectors: { '& + &': { marginTop: 12 } },
});
export const words = style({ maxWidth: '66ch', paddingTop: 2 });
export const hint = style({ marginTop: 4, ...css.softText('small', 1.45) });

export const setup = style({ maxWidth: '26rem', ...css.pad(narrow, '0 24px 16px') });
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
  ...css.at(narrow, { ...css.into(1), padding: '0 16px 16px' }),
});
export const heard = extend(scopes, { ...css.into('2 1'), ...css.at(narrow, css.into(1)) });
export const heading = style({ ...css.wrapRow(12, 'baseline', 'space-between'), marginBottom: 8 });
export const title = style(css.text('small', 1.4, 0));
export const aside = style(css.faintText('caption'));
export const scope = style({ ...css.size('100%', 220), ...css.scope, ...css.at(narrow, { height: 132 }) });
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
export const hot = extend(mark, {
  paddingInline: 4,
  background: vars.panel,
  color: vars.signalInk,
  fontWeight: 600,
  transform: 'translateX(-50%)',
  zIndex: 1,
});

export const foot = style({
  ...css.pad(narrow, '14px 24px 16px'),
  borderTop: css.hair,
  ...css.softText('small', 1.45),
});
globalStyle(`${foot} > p`, { maxWidth: '80ch' });
globalStyle(`${foot} > p + p`, { marginTop: 6 });

export const recorder = style({
  ...css.wrapRow('12px 24px', 'center'),
  ...css.pad(narrow, '16px 24px'),
  borderTop: css.hair,
});
export const recorderState = style({ flex: '1 1 16em', ...css.softText('small', 1.45) });

export const record = style({ marginTop: 32 });
export const heardTitle = style({ padding: '20px 24px', ...css.text('subhead'), ...css.at(narrow, { padding: 16 }) });
export const refusal = style({ ...css.rows(16, 'start'), padding: 24 });

/** Custom property that the component sets: the position of the peak. */
export const peak = '--peak';

export const gaugeLevel = style({
  ...css.columns('168px 1', 32, 'end'),
  padding: '36px 24px 16px',
  ...css.at(narrow, { ...css.into(1), gap: 56, padding: '24px 16px 16px' }),
});
export const readout = style({
  paddingBottom: 30,
  ...css.readout('7rem'),
  lineHeight: 0.76,
  whiteSpace: 'nowrap',
  ...css.at(narrow, { fontSize: '5.5rem', paddingBlock: '12px 0' }),
});
export const unit = style(css.unit);
export const gauge = style({ position: 'relative', height: 64, ...gaugeWidth });
export const gaugeLive = extend(gaugeFill, { color: vars.signal, ...css.at(forced, { color: 'Highlight' }) });
const pin = style({ position: 'absolute', top: -8, bottom: 0, width: 2, background: vars.ink });
export const peakPin = extend(pin, { left: `calc(${step} * var(${peak}, 0) - ${step} / 2)` });
export const limitPin = extend(pin, {
  left: `calc(${step} * ${WORKING_LEVEL_PERCENT} - ${step} / 2)`,
  width: 1,
  background: vars.ink2,
});
const pinWords = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  ...css.softText('small', 1),
  whiteSpace: 'nowrap',
});
export const peakWords = extend(pinWords, { left: 0, transform: 'translateX(-50%)' });
/** The label of a peak near an end would extend past the gauge or overlap the limit label. */
globalStyle(`${peakPin}[data-side="left"] > ${peakWords}`, {
  transform: 'none',
  left: -2,
  bottom: 'calc(100% + 24px)',
});
globalStyle(`${peakPin}[data-side="middle"] > ${peakWords}`, { ...css.at(narrow, { bottom: 'calc(100% + 24px)' }) });
globalStyle(`${peakPin}[data-side="right"] > ${peakWords}`, { transform: 'translateX(-100%)', left: 2 });
export const limitWords = extend(pinWords, { left: -2 });
export const long = style(css.hide(below(380)));

export const marks = style({
  position: 'relative',
  height: 22,
  marginTop: 8,
  ...gaugeWidth,
  ...css.faintText('small'),
});
const gaugeMark = style({ position: 'absolute' });
/** A mark at every 10 percent. The end marks stay inside the gauge. A phone shows every second mark. */
export const markAt = styleVariants(
  { 0: 0, 10: 10, 20: 20, 30: 30, 40: 40, 50: 50, 60: 60, 70: 70, 80: 80, 90: 90, 100: 100 },
  (at) => [
    gaugeMark,
    {
      left: at === 100 ? '100%' : `calc(${step} * ${at})`,
      transform: at === 0 ? 'none' : at === 100 ? 'translateX(-100%)' : 'translateX(-50%)',
      '@media': at % 20 === 0 ? {} : { [slim]: { display: 'none' } },
    },
  ],
);

/** The colors of a scope, the same in both themes. */
export const outline = extend(scope, { display: 'block', background: css.dark.screen });

export const edge = style({ stroke: '#5a5a5a', vectorEffect: 'non-scaling-stroke' });
export const outlineLevel = style({ fill: '#b4b4b4' });
export const outlineMark = style({ fill: vars.signal });
export const outlineNote = style({ marginTop: 8, ...css.softText('small') });
