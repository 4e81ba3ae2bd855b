import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

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
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  minHeight: 56,
  padding: '12px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const hint = style({ display: 'block', color: vars.ink3, fontSize: '.875rem' });
export const turn = style({ display: 'flex', gap: 8, '@media': { print: { display: 'none' } } });
