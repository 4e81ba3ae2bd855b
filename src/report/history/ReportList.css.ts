import { style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';

/** The minimum height of a row, in px. */
export const ROW_HEIGHT = 64;

/** A long list has its own scroll area, so that the content below it is reachable. */
export const frame = style({
  height: 'max(360px, calc(100dvh - 300px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  // Rows inserted above must not move the visible ones. The list handles that itself.
  overflowAnchor: 'none',
  '@media': { [narrow]: { height: 'max(320px, calc(100dvh - 240px))' } },
});
/** The header reserves the width of the list's scroll bar, so that its columns line up with those of the list. */
export const headFrame = style({ overflow: 'hidden', scrollbarGutter: 'stable' });
export const foot = style({
  ...css.wrapRow('8px 24px', 'center', 'space-between'),
  minHeight: 56,
  padding: '12px 24px',
  borderTop: css.border.hair,
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const hint = style({ display: 'block', ...css.faintText('note') });
export const turn = style({ ...css.row(8), '@media': { print: { display: 'none' } } });
