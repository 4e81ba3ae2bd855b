import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { sans, vars } from '../../theme/vars.css';
import { region } from '../../ui/feedback/Toaster.css';
import { large } from '../../ui/figures/Count.css';

export const head = style({
  ...css.wrapRow(16, 'last baseline', 'space-between'),
  padding: '30px 24px 20px',
  '@media': { [narrow]: { padding: '26px 16px 18px' } },
});
export const readout = style([large, { whiteSpace: 'nowrap' }]);
export const unit = style({
  marginInlineStart: '.18em',
  color: vars.ink2,
  fontSize: '.42em',
  fontWeight: 370,
  letterSpacing: 0,
});
export const which = style({ textAlign: 'end' });
export const go = style({ padding: '0 24px 16px', '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${go} > p`, { marginTop: 10, '@media': { [narrow]: { marginTop: 0 } } });
/** On a small screen the button stays at its lower edge. */
const BAR = 76;
export const bar = style({
  display: 'grid',
  '@media': {
    [narrow]: {
      position: 'fixed',
      inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
      zIndex: 11,
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: 16,
      minHeight: BAR,
      padding: `0 16px env(safe-area-inset-bottom)`,
      background: vars.page,
      borderTop: css.border.strong,
    },
  },
});
globalStyle(`html:has(${bar})`, { '@media': { [narrow]: { scrollPaddingBottom: BAR, paddingBottom: BAR } } });
// Notices stand above it.
globalStyle(`html:has(${bar}) ${region}`, {
  '@media': { [narrow]: { bottom: `calc(${BAR + 16}px + env(safe-area-inset-bottom))` } },
});
export const brief = style({ display: 'none', lineHeight: 1.35, '@media': { [narrow]: { display: 'grid' } } });
export const row = style({
  ...css.columns('28px 1fr auto', '0 8px', 'center'),
  minHeight: 34,
  paddingInline: 24,
  borderTop: css.border.hair,
  ...css.text('small'),
  '@media': { [narrow]: { paddingInline: 16 } },
});
/** High enough for its button from the start, so that the rows below do not move when it appears. */
export const rowWithChoice = style([row, { minHeight: 45 }]);
export const number = style({ color: vars.ink3 });
export const name = style({ fontWeight: 550, selectors: { '[data-off] > &': { color: vars.ink3, fontWeight: 450 } } });
export const figure = style({ color: vars.ink2 });
/** On a small screen, the tests collapse behind it. */
export const fold = style({
  display: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  ...css.plainButton,
  padding: '0 16px',
  borderTop: css.border.hair,
  font: `550 1rem/1.3 ${sans}`,
  '@media': { [narrow]: { display: 'flex' } },
});
export const tests = style({
  '@media': { [narrow]: { display: 'none', selectors: { '&[data-open]': { display: 'block' } } } },
});
