import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { catalogue } from '../../../content/catalogue';
import { markWidth, pitch } from '../../inspection/RunStrip.css';
import * as css from '../../theme/mixins';
import { mono, sans, vars } from '../../theme/vars.css';
import { hexagon, octagon, parallelogram, swallowtail } from '../../ui/results/badge-shapes';

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

const base = style({
  ...css.columns('22.5mm minmax(0, 1fr)'),
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
    base,
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
    base,
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
const monospace = { fontFamily: mono, fontStretch: '77%', fontWeight: 600, whiteSpace: 'nowrap' } as const;
/** The smaller label has nothing below its code, which is centered. */
export const left = styleVariants({ 62: { padding: '2mm 0 0 2mm' }, 54: { padding: '3.25mm 0 0 2mm' } });
const under = style({ display: 'block', width: '18.5mm', ...monospace, textAlign: 'center' });
export const id = style([under, { marginTop: '2.25mm', fontSize: '2.5mm', letterSpacing: '-.01em' }]);
export const groups = style([under, { marginTop: '.75mm', fontSize: '2.25mm' }]);
export const right = style({ ...css.columns(1), alignContent: 'space-between', minWidth: 0, paddingBlock: '1.5mm' });
export const head = style(css.row('2mm', 'center', 'space-between'));
const badge = style({
  ...css.inlineRow('1mm', 'center'),
  height: verdictHeight,
  paddingInline: '3mm',
  background: '#000',
  color: '#fff',
  fontSize: verdictSize,
  fontWeight: 700,
  letterSpacing: '.03em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});
globalStyle(`${badge} svg`, { ...css.size('.8em'), fill: 'none', stroke: '#fff', strokeWidth: 2.6 });
export const verdict = styleVariants({
  pass: [badge, { clipPath: octagon('1mm') }],
  warning: [badge, { clipPath: hexagon('1.5mm') }],
  inconclusive: [badge, { clipPath: parallelogram('1.25mm'), fontSize: `calc(${verdictSize} * .8)` }],
  fail: [badge, { clipPath: swallowtail('1.25mm') }],
});
export const score = style({ ...monospace, fontSize: scoreSize, letterSpacing: '-.02em' });
export const model = style({
  overflow: 'hidden',
  fontSize: modelSize,
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: 1.1,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const idLine = style({
  ...css.wrapRow('.375mm 1mm'),
  justifyContent: 'space-between',
  ...monospace,
  fontSize: idSize,
  letterSpacing: '-.02em',
});
/** Serial number and asset tag. If they are long they are smaller, and take more lines. */
export const ids = { short: idLine, long: style([idLine, { rowGap: 0, fontSize: '2.125mm', whiteSpace: 'normal' }]) };
globalStyle(`${idLine} > span`, { minWidth: 0, overflowWrap: 'anywhere' });
export const codes = style({ ...css.row('.5mm', 'center'), minHeight: '3.5mm', ...monospace, fontSize: codeSize });
globalStyle(`${codes} span`, { padding: '.5mm .375mm .375mm', border: '.25mm solid #000', borderRadius: '.375mm' });
const marks = style({});
export const strip = {
  few: style([marks, { vars: { [pitch]: fewPitch, [markWidth]: fewPitch } }]),
  many: style([marks, { vars: { [pitch]: manyPitch, [markWidth]: manyPitch } }]),
};
// Two dots at any size of the marks.
globalStyle(`${marks} svg`, { color: '#000', opacity: 1 });
globalStyle(`${marks} svg *`, { strokeWidth: '.25mm', vectorEffect: 'non-scaling-stroke' });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  ...monospace,
  fontSize: footSize,
  letterSpacing: '-.02em',
});
