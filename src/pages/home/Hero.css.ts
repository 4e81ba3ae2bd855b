import { below, medium, narrow, phone } from '../../theme/media';
import {
  claimsLine,
  css,
  extend,
  globalStyle,
  keyframes,
  motion,
  panel,
  style,
  styleVariants,
  vars,
} from '../../theme/style';

export const hero = style({ paddingBlock: 48 });
export const grid = style({
  ...css.columns('1 minmax(0, 44rem)', '48px 4rem', 'stretch'),
  ...css.at(medium, { ...css.into(1), rowGap: 32 }),
});
export const text = style({ ...css.column(0), justifyContent: 'space-between', gap: 32 });
export const heading = style({
  marginTop: '-.11em',
  fontSize: 'clamp(2.625rem, 1.5rem + 3.9vw, 5rem)',
  ...css.at(below(360), { fontSize: '2.375rem' }),
});
export const leadText = style({ maxWidth: '34em', marginTop: 24 });
export const facts = style({
  ...css.wrapRow('4px 20px'),
  marginTop: 20,
  ...css.softText('small'),
  ...css.at(phone, { gap: '2px 24px' }),
});
globalStyle(`${facts} li + li::before`, {
  content: '',
  display: 'inline-block',
  ...css.size(1, '.8em'),
  marginInlineEnd: 20,
  background: vars.edge,
  ...css.hide(phone),
});
export const claims = extend(claimsLine, { marginTop: 32 });

/** The same gray as the card's background, so that the space is filled until the card is drawn. */
export const card = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  background: '#7f7f7f',
  ...css.ownColors,
});
export const signs = style({
  ...css.columns('repeat(4, 1fr)', '16px 24px'),
  marginTop: 16,
  ...css.text('small', 1.4),
  ...css.at(below(700), { ...css.into('1fr 1fr'), gap: 16 }),
});
export const sign = style({
  ...css.columns('24px 1fr', 0, 'start'),
  columnGap: 12,
  color: vars.ink2,
  ...css.at(below(700), { ...css.into('1fr'), rowGap: 6, alignContent: 'start' }),
});
export const signName = style({ display: 'block', color: vars.ink, fontWeight: 650 });
export const signText = style({ textWrap: 'balance' });
export const picture = style({ ...css.size(24), marginTop: 2, ...css.ownColors });
const swatch = extend(picture, { border: css.edge });
export const steps = extend(swatch, {
  background: 'linear-gradient(90deg, #000 0 25%, #555 0 50%, #aaa 0 75%, #fff 0)',
});
export const lines = extend(swatch, { background: 'repeating-linear-gradient(90deg, #000 0 1px, #fff 0 2px)' });
export const blacks = extend(swatch, { background: 'linear-gradient(90deg, #000 0 50%, #1c1c1c 0)' });

export const systemCard = style([panel, css.columnsFrom(narrow, '3fr 9fr')]);
export const systemSide = style({
  ...css.column(0),
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 24,
  padding: 24,
  borderInlineEnd: css.hair,
  ...css.at(narrow, { borderInlineEnd: 0, padding: '16px 16px 24px' }),
});
export const systemHeading = style(css.text('title', undefined, '-.02em'));
export const systemText = style({ ...css.softText('small', 1.45), marginTop: 8 });
/** The ring beside a label whose figure cannot be checked. */
export const ring = style({ display: 'inline-block', ...css.fixed(8), ...css.ring(`1.5px solid ${vars.edge}`) });
export const legend = style({
  ...css.columns('auto 1fr'),
  columnGap: 10,
  marginTop: 12,
  ...css.faintText('note', 1.4),
});
globalStyle(`${legend} ${ring}`, { marginTop: '.4em' });
/** Same width in all three states. */
export const systemButton = style({ display: 'grid', minWidth: 132 });

/** On a phone, empty cells say nothing. */
export const data = style({
  ...css.columns(4),
  '@media': { [narrow]: css.into(2), [below(600)]: { selectors: { '&:not([data-shown])': { display: 'none' } } } },
});
export const systemCell = style(css.ruledCell);
export const ofFour = styleVariants({
  1: {},
  2: { gridColumn: 'span 2' },
  3: { gridColumn: 'span 3' },
  4: { gridColumn: 'span 4' },
});
export const ofTwo = styleVariants({
  1: { ...css.at(narrow, { gridColumn: 'span 1' }) },
  2: { ...css.at(narrow, { gridColumn: 'span 2' }) },
});
export const systemLabel = style({ ...css.row(8, 'baseline'), ...css.faintText('note', 1.35) });
export const systemValue = style({ marginTop: 2, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const systemFigure = style({ fontSize: '.88em', whiteSpace: 'normal' });
export const systemNote = style({ display: 'block', ...css.faintText('tiny', 1.4), whiteSpace: 'normal' });
export const missing = style({ color: vars.ink3 });

const appear = keyframes({ from: { opacity: 0 } });
/** Cells appear one after the other. */
export const filling = style({});
const CELL_COUNT = 12;
const DELAY_STEP_MS = 40;
globalStyle(`${filling} ${systemValue}`, { animation: `${appear} ${motion.fast} both` });
for (let cellNumber = 2; cellNumber <= CELL_COUNT; cellNumber++) {
  globalStyle(`${filling} ${systemCell}:nth-child(${cellNumber}) ${systemValue}`, {
    animationDelay: `${(cellNumber - 1) * DELAY_STEP_MS}ms`,
  });
}
