import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { region } from '../feedback/Toaster.css';

/** The message over the finished grid. On a phone it is at the lower edge, near the thumb. */
export const over = style({
  ...css.absolute(0),
  ...css.center,
  padding: 12,
  '@media': { [slim]: { placeItems: 'end center', padding: 0 } },
});
// A toast is at the upper edge, away from the buttons.
globalStyle(`body:has(${over}) ${region}`, { top: 16, bottom: 'auto' });
export const rings = style({ ...css.absolute(0), ...css.size('100%') });
/** A panel in the theme's colors. Its ink outline stands out on the painted grid. */
export const box = style([
  panel,
  {
    position: 'relative',
    width: 'min(100%, 696px)',
    maxHeight: '100%',
    overflow: 'auto',
    border: `8px solid ${vars.ink}`,
    color: vars.ink,
    touchAction: 'pan-y',
  },
]);
export const head = style({ ...css.rows(16), padding: '28px 24px 24px', '@media': { [slim]: { padding: 16 } } });
export const text = style({ color: vars.ink2 });
export const look = style({
  ...css.row(24, 'start'),
  padding: '20px 24px',
  borderTop: css.border.hair,
  '@media': { [slim]: { padding: 16 } },
});
// The map. On a phone the panel is high and narrow.
globalStyle(`${look} > svg`, { flex: 'none', width: 200, '@media': { [slim]: { width: 72 } } });
export const reason = style({ flex: 1, ...css.rows(6) });
export const marks = style(css.row(12, 'center'));
export const title = style(css.text('subhead', 1.35));
/** On a phone there is no room for them. The result shows them. */
export const figures = style({ borderTop: css.border.hair, '@media': { [slim]: { display: 'none' } } });
export const tools = style({ borderTop: css.border.hair });
/** In sight, however low the screen is. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  background: vars.panel,
  ...css.wrapRow(8),
  padding: '16px 24px',
  borderTop: css.border.hair,
  '@media': { [slim]: { padding: 16 } },
});
globalStyle(`${actions} > :not(:last-child)`, { flex: '1 1 12rem' });
