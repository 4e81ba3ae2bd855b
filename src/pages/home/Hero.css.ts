import { globalStyle, style } from '@vanilla-extract/css';
import { below, medium, phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { claims as claimsLine } from './home.css';

export const hero = style({ paddingBlock: 48 });
export const grid = style({
  ...css.columns('minmax(0, 1fr) minmax(0, 44rem)', '48px 4rem', 'stretch'),
  '@media': { [medium]: { ...css.oneColumn, rowGap: 32 } },
});
export const text = style({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 32 });
export const heading = style({
  marginTop: '-.11em',
  fontSize: 'clamp(2.625rem, 1.5rem + 3.9vw, 5rem)',
  '@media': { [below(360)]: { fontSize: '2.375rem' } },
});
export const leadText = style({ maxWidth: '34em', marginTop: 24 });
export const facts = style({
  ...css.wrapRow('4px 20px'),
  marginTop: 20,
  ...css.softText('small'),
  '@media': { [phone]: { gap: '2px 24px' } },
});
globalStyle(`${facts} li + li::before`, {
  content: '',
  display: 'inline-block',
  ...css.size(1, '.8em'),
  marginInlineEnd: 20,
  background: vars.edge,
  '@media': { [phone]: { display: 'none' } },
});
export const claims = style([claimsLine, { marginTop: 32 }]);

/** The same gray as the card's background, so that the space is filled until the card is drawn. */
export const card = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  background: '#7f7f7f',
  forcedColorAdjust: 'none',
});
export const signs = style({
  ...css.columns('repeat(4, 1fr)', '16px 24px'),
  marginTop: 16,
  ...css.text('small', 1.4),
  '@media': { [below(700)]: { gridTemplateColumns: '1fr 1fr', gap: 16 } },
});
export const sign = style({
  ...css.columns('24px 1fr', 0, 'start'),
  columnGap: 12,
  color: vars.ink2,
  '@media': { [below(700)]: { gridTemplateColumns: '1fr', rowGap: 6, alignContent: 'start' } },
});
export const signName = style({ display: 'block', color: vars.ink, fontWeight: 650 });
export const signText = style({ textWrap: 'balance' });
export const picture = style({ ...css.size(24), marginTop: 2, forcedColorAdjust: 'none' });
const swatch = style([picture, { border: css.border.edge }]);
export const steps = style([
  swatch,
  { background: 'linear-gradient(90deg, #000 0 25%, #555 0 50%, #aaa 0 75%, #fff 0)' },
]);
export const lines = style([swatch, { background: 'repeating-linear-gradient(90deg, #000 0 1px, #fff 0 2px)' }]);
export const blacks = style([swatch, { background: 'linear-gradient(90deg, #000 0 50%, #1c1c1c 0)' }]);
