import { below, forced, snug } from '../../theme/media';
import { createVar, css, extend, fallbackVar, globalStyle, mono, style, styleVariants, vars } from '../../theme/style';
import { hexagon, octagon, parallelogram, swallowtail } from './badge-shapes';

/** Background of an outlined badge. Default: `panel`. */
export const face = createVar();
const color = createVar();
const shape = createVar();

const base = style({
  position: 'relative',
  ...css.inlineRow(7, 'center', 'center'),
  height: 30,
  paddingInline: 15,
  isolation: 'isolate',
  color: color,
  ...css.font(700, 'caption', 1),
  letterSpacing: '.055em',
  ...css.caps,
  '::before': { ...css.drawn(0), zIndex: -1, clipPath: shape, background: color },
  ...css.at(forced, { border: '2px solid' }),
});

const outlined = style({
  '::after': { ...css.drawn('2px 2.6px'), zIndex: -1, clipPath: shape, background: fallbackVar(face, vars.panel) },
});

export const badge = styleVariants({
  pass: [base, { vars: { [color]: vars.pass, [shape]: octagon('7px') }, color: vars.onVerdict }],
  warning: [base, outlined, { vars: { [color]: vars.warn, [shape]: hexagon('13px') }, paddingInline: 18 }],
  inconclusive: [base, outlined, { vars: { [color]: vars.ink2, [shape]: parallelogram('10px') }, paddingInline: 19 }],
  fail: [base, { vars: { [color]: vars.fail, [shape]: swallowtail('9px') }, color: vars.onVerdict, paddingInline: 19 }],
  'not-run': [
    base,
    {
      vars: { [color]: vars.ink3 },
      border: `1.5px dashed ${vars.ink3}`,
      paddingInline: 12,
      '::before': { display: 'none' },
    },
  ],
});

const big = style({
  height: 56,
  gap: 10,
  ...css.text('body'),
  paddingInline: 34,
  ...css.at(snug, { height: 44, gap: 5, ...css.text('note', undefined, '.02em'), paddingInline: 18 }),
});
export const large = styleVariants({
  pass: [big, { vars: { [shape]: octagon('14px') }, paddingInline: 28, ...css.at(snug, { paddingInline: 17 }) }],
  warning: [big, { vars: { [shape]: hexagon('22px') }, ...css.at(snug, { vars: { [shape]: hexagon('16px') } }) }],
  inconclusive: [
    big,
    {
      vars: { [shape]: parallelogram('20px') },
      paddingInline: 36,
      ...css.at(snug, { vars: { [shape]: parallelogram('12px') }, gap: 3, paddingInline: 13 }),
    },
  ],
  fail: [big, { vars: { [shape]: swallowtail('16px') } }],
  'not-run': [big],
});

export const sign = style({ ...css.fixed(12), ...css.stroke(2.4) });
globalStyle(`${big} ${sign}`, { ...css.size(18), ...css.at(snug, css.size(13)) });

/** A finding's code, as in design/inspection.md. */
export const codeTag = style({
  display: 'inline-block',
  padding: '3px 6px',
  border: `1px solid ${vars.ink}`,
  borderRadius: 3,
  color: vars.ink,
  ...css.monoText('tiny', 450, 1.2),
  whiteSpace: 'nowrap',
});

/** The link from a code to its page, large enough for a finger. */
export const codeLink = style({ ...css.inlineRow(0, 'center'), minWidth: 44, minHeight: 44, textDecoration: 'none' });

const outer = createVar();
const inner = createVar();

/** The badge of a whole result. On a phone it is lower, so that it has room in one row. */
export const summary = style({ ...css.wrapRow(8), ...css.at(snug, { gap: 4 }) });

const outline = { ...css.drawn(0), zIndex: -1, clipPath: outer, background: vars.ink } as const;
const punch = style({
  position: 'relative',
  ...css.center,
  height: 56,
  minWidth: 56,
  paddingInline: 16,
  isolation: 'isolate',
  '::before': outline,
  '::after': {
    ...outline,
    inset: '1.5px',
    clipPath: fallbackVar(inner, outer),
    background: fallbackVar(face, vars.panel),
  },
  '@media': { [snug]: { height: 44, minWidth: 40, paddingInline: 7 }, [forced]: { border: '2px solid' } },
});

export const maker = extend(punch, { vars: { [outer]: octagon('12px') }, ...css.hide(below(380)) });
export const score = extend(punch, {
  vars: { [outer]: 'inset(0 round 999px)' },
  paddingInline: 22,
  ...css.at(snug, { paddingInline: 6 }),
});
export const date = extend(punch, {
  vars: { [outer]: 'inset(0 round 4px 4px 28px 28px)', [inner]: 'inset(0 round 3px 3px 26.5px 26.5px)' },
  paddingInline: 20,
  ...css.at(snug, { paddingInline: 7 }),
});
export const makerMark = style({ ...css.size(44, 26), borderColor: vars.ink, ...css.at(snug, css.size(28, 17)) });
export const figure = style({ ...css.boldText(500, 'base'), ...css.at(snug, css.text('tiny')) });

export const cap = style({
  display: 'none',
  padding: '3px 6px',
  border: '1px solid currentColor',
  borderRadius: 3,
  fontFamily: mono,
  fontSize: '.6875rem',
  fontWeight: 500,
  lineHeight: 1.1,
});
/** Enter starts the open test. */
globalStyle(`[data-starts] ${cap}`, { '@media': { '(pointer: fine)': { display: 'inline-block' } } });
