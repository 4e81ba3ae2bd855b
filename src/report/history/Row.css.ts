import { globalStyle, style } from '@vanilla-extract/css';
import { catalogue } from '../../../content/catalogue';
import { markWidth, pitch } from '../../inspection/RunStrip.css';
import { below, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Width of one mark of the strip including its gap, in px. */
const MARK_PX = 17;

const tracks = style({
  ...css.columns(`44px 100px minmax(0, 1fr) 7.25rem ${MARK_PX * catalogue.length}px 9.5rem 3.5rem`, '0 16px', 'center'),
  vars: { [pitch]: `${MARK_PX}px`, [markWidth]: `${MARK_PX - 2}px` },
  paddingInline: '12px 24px',
  '@media': {
    [below(1200)]: { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
    [narrow]: { paddingInline: '4px 16px', gap: '4px' },
  },
});
export const head = style([
  tracks,
  {
    minHeight: 40,
    borderBottom: css.border.strong,
    ...css.faintText('note'),
    '@media': { [below(1200)]: { display: 'none' } },
  },
]);
export const row = style([
  tracks,
  {
    minHeight: 64,
    paddingBlock: 8,
    borderTop: css.border.hair,
    ...css.text('small', 1.35),
    selectors: {
      '[data-place="0"] > &': { borderTop: 0 },
      '&[data-chosen]': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
    },
  },
]);
/** A touch target. The checkbox in it is the browser's own. */
export const box = style({ ...css.center, ...css.size(44), cursor: 'pointer' });
globalStyle(`${box} input`, {
  position: 'relative',
  ...css.size(20),
  margin: 0,
  accentColor: vars.ink,
  cursor: 'inherit',
});
// The touch target around the box.
globalStyle(`${box} input::after`, { content: '', ...css.absolute(-12) });
export const when = style({ '@media': { [below(1200)]: { display: 'none' } } });
export const dim = style({
  display: 'block',
  color: vars.ink3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const device = style({ display: 'grid', minWidth: 0 });
export const link = style({
  ...css.row(0, 'center'),
  minHeight: 28,
  overflow: 'hidden',
  fontWeight: 600,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  // A flex container shows no ellipsis, so a long name wraps to a second line.
  '@media': { '(pointer: coarse)': { minHeight: 44 }, [narrow]: { minHeight: 44, whiteSpace: 'normal' } },
});
export const tag = style({ minWidth: 0, '@media': { [below(1200)]: { display: 'none' } } });
globalStyle(`${tag} > span`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
export const strip = style({
  '@media': {
    [below(1200)]: { gridColumn: '2 / -1', gridRow: 2 },
    [narrow]: { gridColumn: '1 / -1', paddingInlineStart: 12 },
  },
});
export const verdict = style(css.rows(2));
export const passed = style({ '@media': { [below(1200)]: { display: 'none' } } });
