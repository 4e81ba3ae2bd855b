import { globalStyle, style } from '@vanilla-extract/css';
import { below, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { alwaysDark, contentWidth, gutter, radius, sans } from '../../theme/vars.css';
import { region } from '../../ui/feedback/Toaster.css';
import { locked } from '../../ui/layout/FullscreenView.css';
import { face } from '../../ui/results/VerdictBadge.css';

const noRoom = below(1360);

export const dock = style([
  alwaysDark,
  {
    vars: { [face]: css.dark.ground },
    position: 'fixed',
    inset: 'auto var(--chart-beside, 0px) var(--chart-below, 0px) 0',
    zIndex: 11,
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: css.dark.ground,
    color: css.dark.paper,
    borderTop: '1px solid transparent',
  },
]);
/** Above the dock, which has no room for it on most screens. */
export const leaving = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '100%',
  background: css.dark.ground,
  ...css.text('small'),
  selectors: { '&:not(:empty)': { padding: '10px 20px' } },
});
export const inner = style({
  ...css.columns('auto minmax(0, 1fr) auto auto auto'),
  width: contentWidth,
  minHeight: 72,
  marginInline: 'auto',
  '@media': { [narrow]: { gridTemplateColumns: '1.15fr 1fr .85fr .9fr 1.25fr', width: '100%', minHeight: 0 } },
});

export const button = style({
  ...css.center,
  gridTemplateRows: '24px 18px',
  placeContent: 'center',
  gap: 6,
  minHeight: 72,
  ...css.darkButton,
  padding: '0 6px',
  font: `600 .9375rem/1 ${sans}`,
  whiteSpace: 'nowrap',
  ':disabled': { color: css.dark.edge, cursor: 'default', background: 'none' },
  selectors: {
    '&[data-pressed]': { background: css.dark.pressed },
    '&[aria-pressed="true"]': { background: css.dark.paper, color: '#111111' },
  },
  '@media': { [narrow]: { minHeight: 60, gridTemplateRows: '20px 16px', gap: 4, padding: '0 2px' } },
});
export const previous = style([
  button,
  {
    width: 84,
    padding: 0,
    borderInlineEnd: css.border.dark,
    '@media': { [narrow]: { width: 'auto', order: 1 } },
  },
]);
export const side = style([button, { '@media': { [narrow]: { order: 2, borderInlineEnd: css.border.dark } } }]);
export const judgeButton = style([button, { display: 'none', '@media': { [narrow]: { display: 'grid', order: 3 } } }]);
export const next = style([
  button,
  {
    gridTemplateRows: '18px 16px',
    gap: 3,
    width: 112,
    minHeight: 52,
    marginBlock: 10,
    marginInlineStart: 8,
    borderRadius: radius.control,
    background: css.dark.paper,
    color: '#111111',
    ':hover': { background: css.dark.white },
    ':focus-visible': { outline: '3px solid #111111', outlineOffset: -6 },
    selectors: { '&:not([aria-keyshortcuts])': { gridTemplateRows: '18px' } },
    '@media': {
      [narrow]: {
        order: 4,
        gridTemplate: '1fr / auto auto',
        gap: 8,
        width: 'auto',
        minHeight: 48,
        margin: 6,
      },
    },
  },
]);
const icon = style({ ...css.size(18), fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 });
/** An icon, used if there is no room or no keyboard for a keycap. */
export const sign = style([icon, { display: 'none', '@media': { [narrow]: { display: 'block' } } }]);
export const arrow = style([icon, { height: 12, strokeWidth: 2 }]);
export const narrowArrow = style([sign, { height: 12, strokeWidth: 2 }]);

export const cap = style({
  display: 'inline-block',
  minWidth: 22,
  padding: '4px 6px',
  border: `1px solid ${css.dark.edge}`,
  borderBottomWidth: 2,
  borderRadius: radius.control,
  ...css.monoText('tiny', 500),
  lineHeight: 1.1,
  textAlign: 'center',
  '@media': { [narrow]: { display: 'none' } },
  selectors: {
    '[data-held] &': { borderStyle: 'dashed', borderWidth: 1, color: css.dark.dim },
    '[aria-pressed="true"] &, [data-held] [aria-pressed="true"] &': { borderColor: '#555555', color: '#111111' },
    [`${next} &`]: { padding: 0, border: 0, color: '#454545' },
  },
});
globalStyle(`${button}:disabled ${cap}`, { color: css.dark.edge });

export const middle = style({
  ...css.columns('336px minmax(0, 1fr)', '0 24px', 'center'),
  padding: '9px 20px',
  '@media': {
    [noRoom]: { gridTemplateColumns: 'minmax(0, 336px)' },
    [narrow]: {
      gridRow: 1,
      gridColumn: '1 / -1',
      ...css.oneColumn,
      width: `calc(100% - 2 * ${gutter})`,
      marginInline: 'auto',
      padding: '8px 0 7px',
    },
  },
});
globalStyle(`${middle} > *`, { minWidth: 0 });
export const line = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block', gridRow: 2, gridColumn: '1 / -1', borderTop: css.border.dark } },
});
export const name = style({
  ...css.row(12, 'baseline', 'space-between'),
  ...css.text('base', 1.25),
  fontWeight: 650,
  '@media': { [narrow]: { alignItems: 'center' } },
});
export const title = style(css.row(9, 'baseline'));
export const number = style({ color: css.dark.dim, fontWeight: 400 });
export const strip = style({ marginTop: 6 });
export const wide = style({ '@media': { [narrow]: { display: 'none' } } });
export const narrowOnly = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const soFar = style({
  ...css.rows(5),
  color: css.dark.dim,
  ...css.text('note', 1.35),
  '@media': { [noRoom]: { display: 'none' } },
});
globalStyle(`${soFar} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const found = style(css.row(8, 'center'));
globalStyle(`${dock} ${found} > span:first-child, ${dock} ${narrowOnly} > span`, { height: 24, ...css.text('tiny') });
export const code = style({
  padding: '3px 6px',
  border: `1px solid ${css.dark.edge}`,
  borderRadius: radius.control,
  color: css.dark.paper,
  ...css.monoText('tiny', 500),
  lineHeight: 1.2,
});
export const judge = style({
  ...css.columns('72px 84px 72px 98px'),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `solid ${css.dark.line}`,
  borderWidth: '0 1px',
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${judge} > * + *`, { borderInlineStart: '1px solid #2c2c2c' });
export const more = style({ ...css.columns('76px 68px'), '@media': { [narrow]: { display: 'contents' } } });
/** Space below the content, so that the dock does not cover it when the page is scrolled to the end. */
export const room = style({
  paddingBottom: 88,
  '@media': { [narrow]: { paddingBottom: 'calc(124px + env(safe-area-inset-bottom))' } },
});

/** Toasts lie above the dock, and above the bar of a test in full screen, so that they cover no button. */
globalStyle(`:has(${dock}) > ${region}`, {
  bottom: 'calc(88px + env(safe-area-inset-bottom))',
  '@media': { [narrow]: { bottom: 'calc(136px + env(safe-area-inset-bottom))' } },
});
globalStyle(`${locked}:has(${dock}) ${region}`, {
  bottom: 'calc(176px + env(safe-area-inset-bottom))',
  '@media': { [narrow]: { bottom: 'calc(224px + env(safe-area-inset-bottom))' } },
});
