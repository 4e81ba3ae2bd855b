import { compact, narrow } from '../theme/media';
import { createVar, css, fallbackVar, globalStyle, radius, style, styleVariants, vars } from '../theme/style';

export const notice = style({
  ...css.wrapRow('12px 24px', 'center', 'space-between'),
  ...css.pad(narrow, '16px 24px'),
  marginBottom: 24,
  borderInlineStart: css.focus,
});
globalStyle(`${notice} h2`, { marginTop: 10, ...css.text('subhead', 1.3, '-.01em') });
globalStyle(`${notice} p`, { marginTop: 2, ...css.softText('small', 1.45) });
export const noticeText = style({ flex: '1 1 20rem' });
export const noticeActions = style(css.wrapRow(12));

export const nav = style({
  ...css.wrapRow(4),
  alignSelf: 'end',
  marginInlineEnd: -12,
  '@media': {
    [compact]: { order: -1, gap: 0, marginInline: '-12px 0', marginBlock: '-12px -8px' },
    print: { display: 'none' },
  },
});
export const link = style({
  position: 'relative',
  ...css.row(0, 'center'),
  minHeight: 44,
  paddingInline: 12,
  ...css.softText('small'),
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: vars.ink },
  selectors: {
    '&[aria-current]': { color: vars.ink, fontWeight: 650 },
    // A border, because forced colors remove backgrounds.
    '&[aria-current]::after': { ...css.drawn('auto 12px 4px'), borderTop: '3px solid' },
  },
});

export const keycap = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '4px 6px',
  border: css.edge,
  borderBottomWidth: 2,
  borderRadius: radius.control,
  background: vars.cap,
  color: vars.ink,
  ...css.monoText('tiny', 500, 1.1),
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** A plain rectangle, for an outcome without a verdict. */
export const plainBadge = style({
  ...css.inlineRow(7, 'center'),
  height: 30,
  paddingInline: 12,
  border: `1.5px solid ${vars.ink3}`,
  color: vars.ink3,
  ...css.font(700, 'caption', 1),
  letterSpacing: '.055em',
  ...css.caps,
});
export const sign = style({ ...css.fixed(12), ...css.stroke(1.6) });

/** Width of one position in the strip, where there is room for all. 20 px unless a parent sets it. */
export const pitch = createVar();
/** Width of one mark, as far as its position is that wide. A mark is 20 % higher than wide. */
export const markWidth = createVar();

/** One column per child, as many as there are. */
export const places = style({ ...css.flow(`minmax(0, ${fallbackVar(pitch, '20px')})`), justifyContent: 'start' });

const base = style({
  display: 'block',
  ...css.size(fallbackVar(markWidth, '20px'), 'auto'),
  maxWidth: '100%',
  aspectRatio: '20 / 24',
  justifySelf: 'center',
  fill: 'none',
  stroke: 'currentColor',
  forcedColorAdjust: 'auto',
});
const quiet = { color: vars.ink3 } as const;
export const mark = styleVariants({
  pass: [base, quiet],
  warning: [base, { color: vars.warn }],
  fail: [base, { color: vars.fail }],
  inconclusive: [base, { color: vars.ink }],
  skipped: [base, quiet],
  'not-fitted': [base, quiet],
  'not-supported': [base, quiet],
  'not-run': [base, quiet],
  'to-come': [base, quiet, { opacity: 0.7 }],
  now: [base, { color: vars.ink }],
});
export const filled = style({ fill: 'currentColor', stroke: 'none' });
export const onFail = style({ stroke: vars.onVerdict });

export const paused = style({ paddingBottom: 72 });
export const pausedBody = style({ ...css.wrapRow(12), padding: 24 });

export const otherTabPage = style({ paddingBottom: 104 });
export const otherTabBody = style({ ...css.rows(16), ...css.pad(compact) });
export const test = style({ fontWeight: 600 });
export const otherTabButtons = style(css.wrapRow(12));

export const storageNotice = style({ paddingTop: 24 });
