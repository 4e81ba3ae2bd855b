import { compact, css, globalStyle, gutter, phone, radius, style, vars } from '../../theme/style';
import { locked } from '../layout/FullscreenView.css';

export const region = style({
  position: 'fixed',
  // Above the full-screen view.
  zIndex: 60,
  // On the left, because the buttons of results and of running tests are on the right and in the middle.
  left: `max(${gutter}, (100% - 80rem) / 2)`,
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  width: 'min(400px, 100% - 32px)',
  borderRadius: radius.control,
  // Above the bar of a running test.
  selectors: { [`${locked} &`]: { bottom: 'calc(128px + env(safe-area-inset-bottom))' } },
  '@media': { [phone]: { left: 16, bottom: 'calc(16px + env(safe-area-inset-bottom))' } },
});
export const toast = style({
  ...css.columns('1fr 44px', 12, 'center'),
  padding: '14px 8px 14px 20px',
  // The border separates the toast from a test color that matches its own.
  border: `1px solid ${vars.panel}`,
  borderRadius: radius.control,
  background: vars.ink,
  color: vars.panel,
  ...css.text('small', 1.4),
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '&[data-leaving]': { pointerEvents: 'none' } },
});
export const words = style({ display: 'grid' });
export const title = style({ ...css.row(10, 'center'), ...css.boldText(650, 'base') });
export const description = style({ opacity: 0.82 });
export const sign = style(css.fixed(24, 18));
export const flag = style({ fill: 'currentColor' });
export const cross = style(css.stroke(2.4, vars.ink));
export const offer = style(css.wrapRow('4px 16px', 'center'));
export const action = style({
  minHeight: 44,
  marginLeft: 'auto',
  padding: '0 16px',
  border: '1.5px solid currentColor',
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: vars.panel, color: vars.ink },
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -5 },
});
export const close = style({
  ...css.iconButton,
  border: '1px solid transparent',
  borderRadius: radius.control,
  ':hover': { borderColor: vars.edge },
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -3 },
});

/** As wide as its element, minus a margin. On a narrow element, as wide as its text. */
export const tooltip = style({
  zIndex: 20,
  minWidth: 'calc(var(--radix-tooltip-trigger-width) - 24px)',
  maxWidth: 'max(18rem, calc(var(--radix-tooltip-trigger-width) - 24px))',
  padding: '10px 14px',
  borderRadius: radius.control,
  ...css.inverse,
  ...css.boldText(450, 'small', 1.4),
});

export const notice = style({
  ...css.wrapRow('12px 24px', 'center'),
  ...css.pad(compact, '12px 24px'),
  borderBottom: css.hair,
  ...css.softText('small', 1.45),
});
globalStyle(`${notice} > p`, { flex: '1 1 20rem', maxWidth: '66ch' });
/** The same condition as in src/browser/input/mouse.ts. */
export const unknown = style({ '@media': { '(any-pointer: fine)': { display: 'none' } } });
