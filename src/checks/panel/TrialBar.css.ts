import { style, styleVariants } from '@vanilla-extract/css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, sans } from '../../theme/vars.css';
import { outlined } from '../../ui/sequence/SequenceBar.css';

const base = style([
  outlined,
  {
    position: 'absolute',
    left: '50%',
    translate: '-50% 0',
    width: 'min(100% - 24px, 25rem)',
    maxHeight: 'calc(100% - 24px)',
    overflow: 'auto',
    // Next to a dark field, white would dazzle and hide the darkest steps.
    selectors: { '&[data-dark]': { color: css.dark.edge, borderColor: css.dark.line, background: '#000000' } },
  },
]);
/** In the middle it covers the same part of each quarter. */
export const bar = styleVariants({
  middle: [base, { top: '50%', translate: '-50% -50%' }],
  bottom: [base, { bottom: 'max(12px, env(safe-area-inset-bottom))', width: 'min(100% - 24px, 44rem)' }],
  top: [base, { top: 'max(12px, env(safe-area-inset-top))', width: 'min(100% - 24px, 44rem)' }],
});
export const top = style({ ...css.columns('minmax(0, 1fr) auto', '4px 12px', 'baseline'), padding: '12px 16px 11px' });
export const ask = style({ fontWeight: 650, ...css.text('body', 1.25) });
export const count = style(css.text('caption'));
export const hint = style({ gridColumn: '1 / -1', ...css.text('note', 1.35) });
const row = style({ display: 'grid', borderTop: css.border.dark });
export const actions = style([row, { gridAutoFlow: 'column', gridAutoColumns: '1fr' }]);
export const answer = row;
export const match = style([row, { gridTemplateColumns: '44px minmax(0, 1fr) 44px auto', alignItems: 'center' }]);
export const slider = style({ width: '100%', minHeight: 44, accentColor: css.dark.edge });
export const kinds = style([
  row,
  {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    '@media': { [slim]: { gridTemplateColumns: '84px minmax(0, 1fr)' } },
  },
]);
export const map = style({ padding: 8 });
export const kind = style({
  ...css.columns('repeat(4, 1fr)'),
  borderInlineStart: css.border.dark,
  '@media': { [slim]: { gridTemplateColumns: '1fr 1fr' } },
});
export const moves = style([row, { gridTemplateColumns: 'minmax(0, 1fr) 72px 72px', alignItems: 'center' }]);
export const replyText = style({ padding: '8px 16px', ...css.text('note', 1.35) });
export const status = style({
  padding: '8px 16px',
  borderTop: css.border.dark,
  ...css.text('note'),
  ':empty': { display: 'none' },
});
export const button = style({
  ...css.inlineRow(10, 'center', 'center'),
  minWidth: 44,
  minHeight: 48,
  ...css.plainButton,
  padding: '0 10px',
  font: `600 .9375rem/1.1 ${sans}`,
  ':hover': { background: css.dark.hover },
  ':focus-visible': { outline: '3px solid currentColor', outlineOffset: -6 },
  selectors: {
    '& + &': { borderInlineStart: css.border.dark },
    '&[aria-pressed="true"]': { background: css.dark.soft, color: css.dark.ground },
    [`${base}[data-dark] &[aria-pressed="true"]`]: { background: css.dark.line, color: css.dark.soft },
  },
});
export const key = style({
  ...css.monoText('tiny', 400),
  lineHeight: 1,
  padding: '4px 6px',
  border: '1px solid #757575',
  borderRadius: radius.control,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const countdown = style({ padding: '0 16px 14px', fontSize: '2rem', lineHeight: 1 });
