import { boardOf, layouts } from '../../../machines/keyboard/layouts';
import { below, compact, forced, narrow, phone, slim, snug } from '../../theme/media';
import { css, globalStyle, gutter, style, styleVariants, vars } from '../../theme/style';

export const hint = style({ ...css.softText('small'), ...css.at(compact, { order: 3, flexBasis: '100%' }) });
export const end = style({ ...css.row(12, 'center'), marginInlineStart: 'auto' });
export const badge = style({
  ...css.inlineRow(0, 'center'),
  minHeight: 32,
  paddingInline: 12,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: 999,
});

const zone = style({ ...css.pad(compact, '12px 24px'), borderBottom: css.hair });
export const actions = style(css.wrapRow(12));
globalStyle(`${actions} > *`, { ...css.at(phone, { flex: '1 1 40%' }) });
globalStyle(`${actions} button`, { ...css.at(phone, { paddingInline: 8, whiteSpace: 'nowrap' }) });
export const offer = style([zone, css.wrapRow('12px 24px', 'center')]);
export const offerText = style({ flex: '1 1 20rem', fontWeight: 550 });

export const board = style(css.pad(narrow));
export const foot = style({ ...css.columnsFrom(narrow, 'auto 1', '16px 48px', 'end'), paddingTop: 24 });
export const settings = style([zone, css.wrapRow('12px 24px', 'start', 'space-between')]);
export const size = style({ flex: '1 1 26rem', minWidth: 0 });
export const sizeNote = style({
  marginTop: 6,
  ...css.softText('small', 1.45),
  // The notes differ in length. Reserve the height, so that the keyboard below does not move when the note changes.
  '@media': { [compact]: { minHeight: '2lh' } },
});
export const variant = style({ flex: '0 1 18rem', minWidth: 0, ...css.at(compact, { flexBasis: '100%' }) });
export const finish = style({
  ...css.row(0, undefined, 'end'),
  padding: '16px 24px',
  borderTop: css.hair,
  ...css.at(compact, { display: 'grid', justifyContent: 'stretch', padding: 16 }),
});

export const figures = style({ borderTop: css.hair });

/** Side of a key: 1/15, 1/3 or 1/4 of the width of its block. */
const unit = 'var(--unit)';

export const drawingBoard = styleVariants(
  { full: '15fr 3fr 4fr', tenkeyless: '15fr 3fr', laptop: '15fr' },
  (columns, size) => ({
    ...css.columns(columns, 16),
    width: '100%',
    maxWidth: { full: 'none', tenkeyless: '66rem', laptop: '58rem' }[size],
    marginInline: 'auto',
    forcedColorAdjust: 'none',
    ...css.noSelect,
    // Disables double-tap zoom: two quick taps mark a key and remove the mark.
    touchAction: 'manipulation',
    '@media': {
      // A key is 1/15 of the width in each block.
      [narrow]: {
        gridTemplateColumns: { full: '20% calc(400% / 15) 1fr', tenkeyless: '20% 1fr', laptop: '1fr' }[size],
        gap: '12px 16px',
      },
      [snug]: { gridTemplateColumns: { full: '3fr 4fr 3fr', tenkeyless: '3fr 7fr', laptop: '1fr' }[size] },
    },
  }),
);

const drawingFrame = style({ containerType: 'inline-size', minWidth: 0 });
export const block = styleVariants({
  main: [drawingFrame, { ...css.at(narrow, { gridColumn: '1 / -1' }) }],
  navigation: [drawingFrame],
  numpad: [drawingFrame],
});
// On a phone the keys of the main block are small: those that work need no legend.
globalStyle(`${block.main} [data-state="tested"]:not([data-flagged])`, { ...css.at(slim, { fontSize: 0 }) });
/** Each row is half a key high. The third row is the gap below the function row. */
const grid = (width: number, gap: number) =>
  style({
    ...css.columns(`repeat(${width * 4}, minmax(0, 1fr))`),
    vars: { '--unit': `calc(100cqw / ${width})` },
    gridTemplateRows: `repeat(2, calc(${unit} / 2)) calc(${unit} * ${gap}) repeat(10, calc(${unit} / 2))`,
  });
export const keys = { 15: grid(15, 0.38), 3: grid(3, 0.38), 4: grid(4, 0.38) } as const;
export const laptopKeys = grid(15, 0.12);

const all = layouts.flatMap((layout) => boardOf(layout).blocks.flatMap(({ caps }) => caps));
const each = <T extends number>(values: readonly T[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, value]));
export const drawingColumn = styleVariants(each(all.map(({ x }) => x)), (x: number) => ({ gridColumnStart: x + 1 }));
export const width = styleVariants(each(all.map(({ w }) => w)), (w: number) => ({ gridColumnEnd: `span ${w}` }));
export const drawingLine = styleVariants(each(all.map(({ y }) => y)), (y: number) => ({ gridRowStart: y + 1 }));
export const height = styleVariants(each(all.map(({ h }) => h)), (h: number) => ({ gridRowEnd: `span ${h}` }));

export const drawingCap = style({
  vars: { '--rim': vars.edge, '--face': vars.cap, '--on': vars.ink },
  position: 'relative',
  ...css.column(0),
  justifyContent: 'space-between',
  minWidth: 0,
  margin: 2,
  padding: '.42em .5em .3em',
  border: '1px solid var(--rim)',
  borderBottomWidth: 4,
  borderRadius: 4,
  background: 'var(--face)',
  color: 'var(--on)',
  fontSize: `clamp(.6875rem, calc(${unit} * .28), 1.25rem)`,
  fontWeight: 550,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-state="tested"]': { vars: { '--rim': vars.capDoneSide, '--face': vars.capDone, '--on': vars.onCapDone } },
    '&[data-state="tested"]::after': {
      ...css.drawn('8px 7px auto auto'),
      ...css.size(5),
      borderRadius: '50%',
      background: 'currentColor',
    },
    '&[data-state="held"]': {
      vars: { '--rim': vars.ink, '--face': vars.signal, '--on': vars.onSignal },
      marginTop: 5,
      borderBottomWidth: 1,
      outline: css.strong,
      outlineOffset: -1,
      zIndex: 1,
    },
    '&:is([data-unseen], [data-state="unseen"], [data-state="unpressed"], [data-state="absent"])': {
      background: 'none',
      borderStyle: 'dashed',
      borderBottomWidth: 1,
      color: vars.ink3,
    },
    '&:is([data-unseen], [data-state="unpressed"])': {
      background: `repeating-linear-gradient(135deg, ${vars.cap} 0 4px, ${vars.hair} 4px 5px)`,
    },
    '&[data-unseen]': { cursor: 'default' },
    // The mark of a part that is not fitted: a circle with a stroke through it.
    '&[data-state="absent"]::before': {
      ...css.drawn('4px 4px auto auto'),
      ...css.size(10),
      ...css.ring('1.5px solid currentColor'),
      background: 'linear-gradient(135deg, transparent 42%, currentColor 42% 58%, transparent 58%)',
    },
  },
  '@media': {
    [narrow]: {
      margin: 1,
      padding: '.2em 0',
      borderBottomWidth: 3,
      borderRadius: 3,
      alignItems: 'center',
      justifyContent: 'center',
      selectors: {
        '&[data-state="held"]': { marginTop: 3 },
        '&[data-state="tested"]::after': { display: 'none' },
        // The key is too small for the mark and a legend.
        '&[data-state="absent"]': { fontSize: 0 },
        '&[data-state="absent"]::before': { inset: 0, margin: 'auto' },
      },
    },
    [slim]: { fontSize: `clamp(.625rem, calc(${unit} * .46), 1rem)` },
    [forced]: {
      selectors: {
        '&[data-state="tested"]': { border: '3px solid Highlight' },
        '&[data-state="held"]': { border: '4px double Highlight' },
      },
    },
  },
});
/** A flagged key: framed, with a cross at the lower right. */
export const flagged = style({
  selectors: {
    '&&': { outline: `3px solid ${vars.fail}`, outlineOffset: -1, zIndex: 1 },
    '&::before': {
      ...css.drawn('auto 3px 3px auto'),
      ...css.size(11),
      background: vars.fail,
      clipPath:
        'polygon(0 18%, 18% 0, 50% 32%, 82% 0, 100% 18%, 68% 50%, 100% 82%, 82% 100%, 50% 68%, 18% 100%, 0 82%, 32% 50%)',
    },
    // The frame shows the fault by color. On a filled key, the cross shows it by contrast.
    '&:is([data-state="tested"], [data-state="held"])::before': { background: 'currentColor' },
  },
  '@media': { [slim]: { selectors: { '&::before': { right: 0, bottom: 0, ...css.size(8) } } } },
});
export const word = style({
  fontSize: `clamp(.5rem, calc(${unit} * .245), 1.0625rem)`,
  justifyContent: 'flex-end',
  '@media': {
    [narrow]: { justifyContent: 'center' },
    [slim]: { fontSize: `clamp(.5625rem, calc(${unit} * .4), .75rem)` },
  },
});
export const arrow = style({ justifyContent: 'center' });
export const half = style({ paddingBlock: 0, justifyContent: 'center', lineHeight: 1 });
export const hooked = style({ borderStartStartRadius: 0 });
/** The part of a tall Enter key that extends above the key to its left. It hides the edge between the two parts. */
export const hook = style({
  position: 'absolute',
  top: -1,
  left: `calc(${unit} / -4 - 1px)`,
  ...css.size(`calc(${unit} / 4 + 3px)`, `calc(${unit} - 4px)`),
  border: '1px solid var(--rim)',
  borderBottomWidth: 4,
  borderInlineEnd: 0,
  borderRadius: '4px 0 0 4px',
  background: 'var(--face)',
  selectors: {
    [`${drawingCap}[data-state="held"] > &`]: {
      height: `calc(${unit} - 7px)`,
      borderBottomWidth: 1,
      outline: css.strong,
      outlineOffset: -1,
      clipPath: 'inset(-2px 2px -2px -2px)',
    },
    [`${flagged} > &`]: { outline: `3px solid ${vars.fail}`, outlineOffset: -1, clipPath: 'inset(-2px 2px -2px -2px)' },
  },
  ...css.at(narrow, { height: `calc(${unit} - 2px)`, borderBottomWidth: 3 }),
});
export const printed = style({ position: 'relative' });
export const up = style(css.hide(narrow));
export const short = style({ display: 'none', ...css.at(slim, { display: 'inline' }) });
export const long = style(css.hide(slim));

export const lamps = style({
  gridColumn: '1 / -1',
  gridRow: '1 / span 2',
  ...css.row(0, 'center', 'space-around'),
  ...css.softText('note'),
});
export const lamp = style(css.row(6, 'center'));
export const bulb = style({
  ...css.size(10),
  ...css.ring(`1.5px solid ${vars.ink}`),
  selectors: { '[data-on] > &': { background: vars.signal } },
});
export const lampRest = style({ '@container': { '(max-width: 190px)': { display: 'none' } } });

export const drawingLegend = style({ ...css.wrapRow('8px 20px'), ...css.softText('small') });
export const entry = style(css.inlineRow(8, 'center'));
/** Keeps its own colors in forced-colors mode, like the keyboard. */
export const sample = style([drawingCap, css.ownColors]);
globalStyle(`${sample}${sample}`, { ...css.fixed(22, 24), margin: 0, padding: 0, cursor: 'default' });
globalStyle(`${sample}${sample}[data-state="held"]`, { height: 21, marginTop: 3 });

export const whole = style({
  ...css.absolute(0),
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  overflow: 'auto',
  background: vars.panel,
  touchAction: 'manipulation',
});
export const fullscreenBar = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  ...css.wrapRow('8px 24px', 'center'),
  padding: `12px ${gutter}`,
  background: vars.panel,
  borderBottom: css.hair,
});
/** The row of the host's controls, from edge to edge. */
export const host = style({ flex: '1 0 100%', minWidth: 0, margin: `-12px calc(-1 * ${gutter}) 0` });
export const fullscreenCount = style(css.text('body'));
export const way = style({
  flex: '1 1 24rem',
  ...css.softText('small', 1.4),
  ...css.at(compact, { order: 1, flexBasis: '100%' }),
});
export const fullscreenBoard = style({
  gridRow: 3,
  alignSelf: 'center',
  width: `min(100% - 2 * ${gutter}, 96rem)`,
  marginInline: 'auto',
  paddingBlock: 16,
});
export const fullscreenFoot = style({ gridRow: 4, width: `min(100% - 2 * ${gutter}, 96rem)`, marginInline: 'auto' });
export const fullscreenFigures = style({ marginTop: 16, borderTop: css.hair });
export const fullscreenOffer = style({});
globalStyle(`${fullscreenOffer} > *`, { paddingInline: gutter });

export const faultFrame = style({ ...css.columnsFrom(compact, 2, 32), paddingTop: 16, borderTop: css.strong });
export const faultRows = style({ marginTop: -12 });
export const faultRow = style({ paddingBlock: 12, borderBottom: css.hair, color: vars.ink2 });
export const faultName = style({ color: vars.ink, fontWeight: 650 });
export const none = style(css.softText('small', 1.45));
export const groupsLead = style({ ...css.softText('body'), maxWidth: '44rem', marginBottom: 16 });
export const groups = style({ ...css.columnsFrom(compact, 2, 32), rowGap: 0, borderTop: css.strong });
export const group = style({
  ...css.wrapRow('8px 16px'),
  ...css.softText('small'),
  alignItems: 'center',
  minHeight: 56,
  borderBottom: css.hair,
});
export const groupKeys = style(css.wrapRow(4, 'center'));
export const groupKey = style([drawingCap, css.ownColors]);
globalStyle(`${groupKey}${groupKey}`, {
  display: 'inline-block',
  padding: '6px 9px 4px',
  font: 'inherit',
  fontWeight: 550,
  minWidth: 30,
  minHeight: 34,
  textAlign: 'center',
  cursor: 'default',
});
globalStyle(`${groupKey}${groupKey}::after`, { display: 'none' });
export const faultHeading = style(css.text('body', undefined, 0));
export const faultMark = style({
  ...css.columnsFrom(below(420), '1 auto', 12, 'end'),
  marginTop: 16,
  maxWidth: '28rem',
});
globalStyle(`${faultMark} + ${none}`, { marginTop: 16 });

export const chart = style({ height: 120, marginTop: 12 });
export const scale = style({
  ...css.row(0, undefined, 'space-between'),
  height: 20,
  marginBlock: '6px 12px',
  color: vars.ink3,
  ...css.monoText('tiny'),
});

export const faultLog = style({
  maxHeight: 320,
  margin: '0 0 16px',
  padding: 16,
  overflow: 'auto',
  background: vars.panel,
  ...css.plate,
  ...css.monoText('tiny', undefined, 1.6),
});
export const faultCopy = style({ marginTop: 16 });
export const faultLines = style({ margin: 0, fontFamily: 'inherit' });

export const resultLegend = style({ ...css.wrapRow('8px 24px', 'center', 'space-between'), paddingTop: 24 });
export const absent = style(css.wrapRow('8px 16px', 'center'));
export const gaps = style({ ...css.pad(snug, '16px 24px 24px'), borderTop: css.hair });
globalStyle(`${gaps} h2`, css.subhead);
export const resultLog = style({ marginTop: 48 });
export const resultHeading = style({ marginBottom: 16, ...css.text('title') });
export const resultSize = style({ ...css.wrapRow('16px 32px', 'end'), paddingTop: 24 });
export const resultOffer = style({
  ...css.wrapRow('12px 24px', 'center'),
  flex: '1 1 22rem',
  ...css.at(compact, { flexBasis: '100%' }),
});
export const resultOfferText = style({ flex: '1 1 14rem', fontWeight: 550 });
