import { style, styleVariants } from '@vanilla-extract/css';
import { hidden as spoken } from '../../theme/base.css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { mono, radius, sans } from '../../theme/vars.css';
import { outlined } from './SequenceBar.css';

const focus = { outline: css.border.focusOnDark, outlineOffset: -6 } as const;

export const hidden = spoken;
export const panel = style([
  outlined,
  {
    position: 'absolute',
    ...css.columns('auto 1fr'),
    width: 480,
    pointerEvents: 'auto',
    '@media': { [snug]: { width: 'calc(100% - 24px)' } },
  },
]);
export const at = styleVariants({
  top: { top: 'max(24px, env(safe-area-inset-top))' },
  bottom: { bottom: 'max(24px, env(safe-area-inset-bottom))' },
  start: { left: 24, '@media': { [snug]: { left: 12 } } },
  end: { right: 24, '@media': { [snug]: { right: 12 } } },
});
/** On a phone the panel takes the full width and hides the controls. */
export const onPhone = styleVariants({
  upper: { '@media': { [snug]: { top: 'max(12px, env(safe-area-inset-top))', bottom: 'auto' } } },
  lower: { '@media': { [snug]: { top: 'auto', bottom: 'max(12px, env(safe-area-inset-bottom))' } } },
});
export const pad = style({
  display: 'grid',
  gridTemplate: '44px 132px 44px / 44px 132px 44px',
  alignContent: 'center',
  borderInlineEnd: css.border.dark,
  '@media': { [snug]: { gridTemplate: '44px 88px 44px / 44px 88px 44px' } },
});
export const loupe = style({ gridArea: '2 / 2', position: 'relative' });
export const nudge = style({
  ...css.center,
  ...css.plainButton,
  color: css.dark.white,
  ':hover': { background: css.dark.hover },
  ':focus-visible': { ...focus, outlineOffset: -3 },
});
export const up = style({ gridArea: '1 / 2' });
export const left = style({ gridArea: '2 / 1' });
export const right = style({ gridArea: '2 / 3' });
export const down = style({ gridArea: '3 / 2' });
export const chevron = style({ ...css.size(16), fill: 'none', stroke: 'currentColor', strokeWidth: 2 });

export const side = style({ padding: '14px 16px', minWidth: 0 });
export const position = style(css.text('head', 1.2));
export const hint = style({
  marginTop: 6,
  ...css.text('note', 1.35),
  color: css.dark.soft,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const kinds = style({ ...css.rows(1), marginTop: 10, background: css.dark.line, border: css.border.dark });
export const kind = style({
  ...css.row(0, 'center', 'space-between'),
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  background: css.dark.ground,
  color: css.dark.white,
  font: `550 .9375rem/1.1 ${sans}`,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: css.dark.hover },
  ':focus-visible': { ...focus, outlineOffset: -4 },
  selectors: { '&[aria-pressed="true"]': { background: css.dark.white, color: css.dark.ground } },
  '@media': { [snug]: { minHeight: 44 } },
});
export const digit = style({
  font: `400 .75rem/1 ${mono}`,
  padding: '3px 5px',
  border: '1px solid currentColor',
  borderRadius: radius.control,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const actions = style({ gridColumn: '1 / -1', ...css.columns('1fr 1fr'), borderTop: css.border.dark });
export const action = style({
  minHeight: 52,
  border: 0,
  background: 'none',
  color: css.dark.white,
  font: `600 1rem/1 ${sans}`,
  cursor: 'pointer',
  ':hover': { background: css.dark.hover },
  ':focus-visible': focus,
  selectors: { '& + &': { borderInlineStart: css.border.dark } },
});
export const set = style([
  action,
  { background: css.dark.white, color: css.dark.ground, ':hover': { background: css.dark.soft } },
]);
