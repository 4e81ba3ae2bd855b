import { catalogue } from '../../../content/catalogue';
import { markWidth, pitch } from '../../inspection/inspection.css';
import { createVar, css, extend, globalStyle, mono, sans, style, styleVariants, vars } from '../../theme/style';
import { hexagon, octagon, parallelogram, swallowtail } from '../../ui/figures/badge-shapes';
import { size } from '../../ui/figures/SourceIcon.css';

/** Lengths are in mm and pt. Letter is 18 mm shorter than A4, so its rows are a bit lower. */
const letter = '(max-height: 285mm)';

export const sheet = style({
  containerType: 'size',
  height: '100vh',
  overflow: 'clip',
  breakInside: 'avoid',
  selectors: { '& + &': { breakBefore: 'page' } },
});
export const body = style({
  ...css.column(0),
  height: '100%',
  padding: '12mm 14mm 9mm 16mm',
  fontSize: '9.5pt',
  lineHeight: 1.34,
});
export const strip = style({ flex: 'none', height: '2.6mm', border: '.3mm solid #111', background: vars.strip });
export const head = style({ ...css.row(0, 'baseline', 'space-between'), marginTop: '4.5mm' });
export const title = style({ fontSize: '21pt', letterSpacing: '-.03em' });
export const secondTitle = style({ fontSize: '14pt', letterSpacing: '-.02em' });
export const brand = style({
  ...css.row('2.5mm', 'baseline'),
  fontSize: '13pt',
  fontWeight: 700,
  letterSpacing: '-.03em',
});
const monospace = { ...css.monospace, fontVariantNumeric: 'tabular-nums' } as const;
export const number = style({ ...monospace, fontSize: '9pt', fontWeight: 400, letterSpacing: 0 });
export const figure = style({ ...monospace, fontSize: '.88em', fontWeight: 450 });
export const ident = style({
  ...css.columns('1.7fr 1.35fr 1.15fr 1.5fr'),
  marginTop: '4mm',
  borderBlock: '.5mm solid #111',
  overflow: 'clip',
});
globalStyle(`${ident} > div`, {
  minWidth: 0,
  padding: '1.3mm 2.6mm 1.4mm',
  borderInlineStart: `.25mm solid ${vars.hair}`,
  borderBottom: `.25mm solid ${vars.hair}`,
});
globalStyle(`${ident} > div:nth-child(4n + 1)`, { borderInlineStart: 0, paddingInlineStart: 0 });
globalStyle(`${ident} > div:nth-last-child(-n + 4)`, { borderBottom: 0 });
globalStyle(`${ident} dt`, { color: '#555', fontSize: '7.5pt' });
globalStyle(`${ident} dd`, { ...css.ellipsis, fontSize: '9.5pt', fontWeight: 600 });
globalStyle(`${ident} dd.${figure}`, { fontSize: '8.6pt', fontWeight: 500 });
export const verdict = style({ ...css.row('2mm', 'center'), marginBlock: '4mm 3.5mm' });
globalStyle(`${verdict} p`, { marginInlineStart: '4mm', lineHeight: 1.35 });
globalStyle(`${verdict} b`, { display: 'block', fontSize: '12pt', letterSpacing: '-.01em' });
const punch = style({
  flex: 'none',
  ...css.center,
  height: '11.5mm',
  paddingInline: '4mm',
  border: '.4mm solid #111',
  ...monospace,
  fontSize: '9.5pt',
  fontWeight: 500,
});
export const maker = extend(punch, { borderRadius: '2mm' });
export const makerMark = style({ ...css.size('9.5mm', '5.7mm'), borderColor: '#111' });
export const score = extend(punch, { borderRadius: '6mm' });
export const date = extend(punch, { borderRadius: '1mm 1mm 6mm 6mm' });
export const section = style({
  ...css.row(0, 'baseline', 'space-between'),
  paddingBottom: '1mm',
  borderBottom: '.5mm solid #111',
  fontSize: '10.5pt',
  fontWeight: 650,
  letterSpacing: '-.01em',
  lineHeight: 1.2,
});
globalStyle(`${section} small, ${section} p`, { color: '#444', fontSize: '7.5pt', fontWeight: 400 });
globalStyle(`${section} p`, { gap: '0 4mm' });
export const tests = style({ marginTop: '4mm' });
export const none = style({ paddingBlock: '2mm', fontSize: '8.8pt' });
const ruled = { borderBottom: `.25mm solid ${vars.hair}`, breakInside: 'avoid' } as const;
export const large = style({
  ...css.columns('1 62mm', '5mm', 'center'),
  paddingBlock: '2.2mm',
  ...ruled,
  '@container': { [letter]: { ...css.into('1 50mm'), paddingBlock: '1.6mm' } },
});
globalStyle(`${large} h3`, { margin: '1.5mm 0 .6mm', fontSize: '11pt' });
globalStyle(`${large} p`, { fontSize: '8.8pt', lineHeight: 1.35 });
globalStyle(`${large} figure svg`, { width: '100%', maxWidth: 'none', maxHeight: '27mm' });
export const findingHead = style(css.row('2mm', 'center'));
export const place = style({ overflowWrap: 'anywhere' });
export const code = style({ padding: '.5mm 1.4mm', borderWidth: '.25mm', fontSize: '7.4pt' });
export const short = style({
  ...css.columns('auto 24mm 1', '2.5mm', 'center'),
  minHeight: '7mm',
  paddingBlock: '1mm',
  ...ruled,
  '@container': { [letter]: { minHeight: '6mm', paddingBlock: '.6mm' } },
});
globalStyle(`${short} p`, { ...css.ellipsis, fontSize: '8.8pt' });
globalStyle(`${short} code`, { justifySelf: 'start' });
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} td`, {
  height: '4.8mm',
  padding: '0 2.5mm 0 0',
  borderBottom: `.2mm solid ${vars.hair}`,
  fontSize: '8.8pt',
  lineHeight: 1.15,
  verticalAlign: 'middle',
  '@container': { [letter]: { height: '4.3mm' } },
});
globalStyle(`${table} td:first-child`, { width: '8mm', color: '#555', fontSize: '7.9pt' });
globalStyle(`${table} td:nth-child(2)`, { width: '28mm', fontWeight: 600 });
globalStyle(`${table} td:nth-child(4)`, { width: '6mm', lineHeight: 0 });
globalStyle(`${table} td:last-child`, { width: '30mm', padding: 0, lineHeight: 0, textAlign: 'end' });
export const oneLine = style({ display: 'block', ...css.ellipsis });
globalStyle(`${oneLine} code`, { marginInlineStart: '1.5mm' });
export const seal = style({
  ...css.columns('32mm 1 54mm', '6mm', 'end'),
  marginTop: 'auto',
  paddingTop: '3mm',
  '@container': { [letter]: { ...css.into('29mm 1 54mm'), paddingTop: '2mm' } },
});
export const qr = style(css.size('100%', 'auto'));
export const sealText = style({ fontSize: '7.8pt', lineHeight: 1.38 });
globalStyle(`${sealText} > span`, { gap: '2mm 3mm', margin: '1.5mm 0 2mm' });
globalStyle(`${sealText} > span > span`, { gap: '1mm' });
globalStyle(`${sealText} > span svg`, { height: '6mm' });
globalStyle(`${sealText} > span b`, { fontSize: '9.2pt' });
export const signatures = style(css.rows('9mm'));
globalStyle(`${signatures} > div`, {
  paddingTop: '1mm',
  borderTop: '.25mm solid #111',
  color: '#444',
  fontSize: '7.5pt',
});
export const foot = style({
  ...css.row(0, undefined, 'space-between'),
  marginTop: '3mm',
  paddingTop: '1.6mm',
  borderTop: `.25mm solid ${vars.hair}`,
  color: '#444',
  fontSize: '7.5pt',
});
export const page = style({ ...monospace, fontSize: '7.2pt', whiteSpace: 'pre' });
export const moved = style({ marginTop: '4mm' });
globalStyle(`${head} + ${section}`, { marginTop: '5mm' });
globalStyle(`${moved} + ${section}`, { marginTop: '4mm' });

const row = '--row';
export const figures = style({ columns: 3, columnGap: '7mm', vars: { [row]: '4.6mm' } });
export const denseFigures = style({ columns: 3, columnGap: '7mm', vars: { [row]: '3.55mm' } });
globalStyle(`${figures} section, ${denseFigures} section`, { breakInside: 'avoid', paddingTop: '2mm' });
globalStyle(`${denseFigures} section`, { paddingTop: '1.2mm' });
globalStyle(`${figures} h3, ${denseFigures} h3`, { fontSize: '8.6pt', letterSpacing: 0, paddingBottom: '.5mm' });
globalStyle(`${denseFigures} h3`, { fontSize: '7.6pt' });
export const soft = style({ ...monospace, color: '#555', fontSize: '.9em', fontWeight: 400 });
export const fact = style({
  ...css.columns('1 auto 2.2mm', '0 1.8mm', 'center'),
  minHeight: `var(${row}, 4.5mm)`,
  borderTop: `.2mm solid ${vars.hair}`,
  fontSize: '8.3pt',
  lineHeight: 1.2,
  breakInside: 'avoid',
});
globalStyle(`${fact} dt`, css.ellipsis);
export const denseFacts = style({ vars: { [row]: '3.55mm' } });
globalStyle(`${denseFigures} ${fact}, ${denseFacts} ${fact}`, { fontSize: '7.2pt' });
export const factValue = style({
  maxWidth: '34mm',
  overflow: 'hidden',
  fontSize: '.9em',
  textAlign: 'end',
  textOverflow: 'ellipsis',
});
globalStyle(`${fact} dd:last-child`, { lineHeight: 0 });
export const two = style({ ...css.columns('1fr 1fr', '8mm'), marginTop: '3.5mm' });
export const grade = style({
  ...css.columns('13mm 1fr', '0 2mm', 'center'),
  paddingBlock: '1.3mm',
  ...ruled,
  fontSize: '8.6pt',
  lineHeight: 1.3,
});
globalStyle(`${grade} b`, {
  ...monospace,
  gridRow: 'span 2',
  fontStretch: '75%',
  fontSize: '17pt',
  fontWeight: 400,
  lineHeight: 1,
});
globalStyle(`${grade} small`, { color: '#444', fontSize: '7.5pt' });
export const notes = style({
  display: '-webkit-box',
  overflow: 'hidden',
  // Not padding, which would show a part of the next line.
  marginBlock: '1.6mm',
  fontSize: '8.6pt',
  lineHeight: 1.4,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
});
export const photos = style({ ...css.columns('1fr 1fr', '3mm'), marginTop: '2mm' });
globalStyle(`${photos} img`, { ...css.size('100%', '28mm'), objectFit: 'cover', filter: 'grayscale(1)' });
export const proof = style({ marginTop: 'auto', paddingTop: '3mm' });
export const proofTable = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${proofTable} th, ${proofTable} td`, {
  height: '4.5mm',
  padding: '0 3mm 0 0',
  borderBottom: `.2mm solid ${vars.hair}`,
  fontSize: '8pt',
  fontWeight: 400,
  textAlign: 'start',
});
globalStyle(`${proofTable} th`, { width: '18mm', color: '#555' });
globalStyle(`${proofTable} td:nth-child(2)`, { width: '50mm' });

/** Everything that is printed: on white, in the light theme, and hidden on the screen. */
export const print = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      vars: {
        [vars.panel]: '#fff',
        [vars.well]: '#ededed',
        [vars.hair]: '#c4c4c4',
        [vars.edge]: '#6a6a6a',
        [vars.ink]: '#111',
        [vars.ink2]: '#333',
        [vars.ink3]: '#555',
        [vars.pass]: '#14633d',
        [vars.warn]: '#6b4600',
        [vars.fail]: '#b3121d',
        [vars.onVerdict]: '#fff',
        [size]: '2.2mm',
      },
      color: '#111',
      fontFamily: sans,
      colorScheme: 'light',
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
    },
  },
});

/** All lengths are multiples of 0.125 mm, one dot at 203 dpi. No line is thinner than two dots. */
const DOT_MM = 0.125;
const verdictSize = createVar();
const verdictHeight = createVar();
const scoreSize = createVar();
const modelSize = createVar();
const idSize = createVar();
const codeSize = createVar();
const footSize = createVar();
const fewPitch = createVar();
const manyPitch = createVar();

/** Number of marks that are still drawn large. */
export const FEW_MARKS = 16;

/** Mark sizes in whole dots, so that few marks, or those of all tests, fit the given width in mm. */
const stripIn = (room: number) => ({
  [fewPitch]: `${Math.floor(room / FEW_MARKS / DOT_MM) * DOT_MM}mm`,
  [manyPitch]: `${Math.floor(room / catalogue.length / DOT_MM) * DOT_MM}mm`,
});

const labelBase = style({
  ...css.columns('22.5mm 1'),
  overflow: 'clip',
  background: '#fff',
  color: '#000',
  fontFamily: sans,
  lineHeight: 1,
  breakInside: 'avoid',
  vars: Object.fromEntries([vars.ink, vars.ink2, vars.ink3, vars.fail, vars.warn].map((name) => [name, '#000'])),
});
export const label = styleVariants({
  62: [
    labelBase,
    {
      page: 'label62',
      ...css.size('62mm', '29mm'),
      paddingInlineEnd: '1.5mm',
      vars: {
        [verdictSize]: '3.75mm',
        [verdictHeight]: '5.5mm',
        [scoreSize]: '4mm',
        [modelSize]: '3.5mm',
        [idSize]: '3.125mm',
        [codeSize]: '2.5mm',
        [footSize]: '2.375mm',
        ...stripIn(38),
      },
    },
  ],
  54: [
    labelBase,
    {
      page: 'label54',
      ...css.size('54mm', '25mm'),
      paddingInlineEnd: '1.25mm',
      vars: {
        [verdictSize]: '3.25mm',
        [verdictHeight]: '4.75mm',
        [scoreSize]: '3.25mm',
        [modelSize]: '2.875mm',
        [idSize]: '2.75mm',
        [codeSize]: '2.125mm',
        [footSize]: '2.125mm',
        ...stripIn(30.25),
      },
    },
  ],
});
const labelMonospace = { fontFamily: mono, fontStretch: '77%', fontWeight: 600, whiteSpace: 'nowrap' } as const;
/** The smaller label has nothing below its code, which is centered. */
export const left = styleVariants({ 62: { padding: '2mm 0 0 2mm' }, 54: { padding: '3.25mm 0 0 2mm' } });
const under = style({ display: 'block', width: '18.5mm', ...labelMonospace, textAlign: 'center' });
export const id = extend(under, { marginTop: '2.25mm', fontSize: '2.5mm', letterSpacing: '-.01em' });
export const groups = extend(under, { marginTop: '.75mm', fontSize: '2.25mm' });
export const right = style({ ...css.columns(1), alignContent: 'space-between', minWidth: 0, paddingBlock: '1.5mm' });
export const labelHead = style(css.row('2mm', 'center', 'space-between'));
const labelBadge = style({
  ...css.inlineRow('1mm', 'center'),
  height: verdictHeight,
  paddingInline: '3mm',
  background: '#000',
  color: '#fff',
  fontSize: verdictSize,
  fontWeight: 700,
  letterSpacing: '.03em',
  ...css.caps,
});
globalStyle(`${labelBadge} svg`, { ...css.size('.8em'), fill: 'none', stroke: '#fff', strokeWidth: 2.6 });
export const labelVerdict = styleVariants({
  pass: [labelBadge, { clipPath: octagon('1mm') }],
  warning: [labelBadge, { clipPath: hexagon('1.5mm') }],
  inconclusive: [labelBadge, { clipPath: parallelogram('1.25mm'), fontSize: `calc(${verdictSize} * .8)` }],
  fail: [labelBadge, { clipPath: swallowtail('1.25mm') }],
});
export const labelScore = style({ ...labelMonospace, fontSize: scoreSize, letterSpacing: '-.02em' });
export const model = style({
  ...css.ellipsis,
  fontSize: modelSize,
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.1,
});
const idLine = style({
  ...css.wrapRow('.375mm 1mm', undefined, 'space-between'),
  ...labelMonospace,
  fontSize: idSize,
  letterSpacing: '-.02em',
});
/** Serial number and asset tag. If they are long they are smaller, and take more lines. */
export const ids = { short: idLine, long: extend(idLine, { rowGap: 0, fontSize: '2.125mm', whiteSpace: 'normal' }) };
globalStyle(`${idLine} > span`, css.breaks);
export const codes = style({ ...css.row('.5mm', 'center'), minHeight: '3.5mm', ...labelMonospace, fontSize: codeSize });
globalStyle(`${codes} span`, { padding: '.5mm .375mm .375mm', border: '.25mm solid #000', borderRadius: '.375mm' });
const marks = style({});
export const labelStrip = {
  few: extend(marks, { vars: { [pitch]: fewPitch, [markWidth]: fewPitch } }),
  many: extend(marks, { vars: { [pitch]: manyPitch, [markWidth]: manyPitch } }),
};
// Two dots at any size of the marks.
globalStyle(`${marks} svg`, { color: '#000', opacity: 1 });
globalStyle(`${marks} svg *`, { strokeWidth: '.25mm', vectorEffect: 'non-scaling-stroke' });
export const labelFoot = style({
  ...css.row(0, undefined, 'space-between'),
  ...labelMonospace,
  fontSize: footSize,
  letterSpacing: '-.02em',
});

const color = createVar();
const shape = createVar();

const badgeBase = style({
  position: 'relative',
  ...css.inlineRow('1.4mm', 'center', 'center'),
  isolation: 'isolate',
  color,
  fontFamily: sans,
  fontWeight: 700,
  letterSpacing: '.05em',
  lineHeight: 1,
  ...css.caps,
});
globalStyle(`${badgeBase} svg`, { ...css.fixed('1em'), ...css.stroke(2.4) });
const face = { content: '', position: 'absolute', clipPath: shape } as const;
const filled = extend(badgeBase, { '::before': { ...face, inset: 0, zIndex: -1, background: color } });
const outlined = extend(filled, { '::after': { ...face, inset: '.35mm .5mm', zIndex: -1, background: '#fff' } });
const plain = extend(badgeBase, { border: `.3mm solid ${vars.ink3}`, vars: { [color]: vars.ink3 } });

export const badge = styleVariants({
  pass: [outlined, { vars: { [color]: vars.pass, [shape]: octagon('1mm') }, '::before': { background: '#8a8a8a' } }],
  warning: [outlined, { vars: { [color]: vars.warn, [shape]: hexagon('2.4mm') } }],
  inconclusive: [outlined, { vars: { [color]: vars.ink2, [shape]: parallelogram('1.8mm') } }],
  fail: [filled, { vars: { [color]: vars.fail, [shape]: swallowtail('1.6mm') }, color: vars.onVerdict }],
  skipped: [plain],
  'not-fitted': [plain],
  'not-supported': [plain],
  'not-run': [plain, { borderStyle: 'dashed' }],
});
export const badgeSize = styleVariants({
  row: { height: '4.1mm', minWidth: '30mm', fontSize: '6.9pt' },
  tag: { height: '4.1mm', minWidth: '20mm', fontSize: '6.9pt' },
  large: { height: '11.5mm', paddingInline: '8mm', gap: '2.5mm', fontSize: '12pt' },
});
