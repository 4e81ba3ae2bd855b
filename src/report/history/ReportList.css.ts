import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

/** The least height of a row, in px. */
export const ROW_HEIGHT = 64;

/** A long list scrolls by itself, so that what is below it can be reached. */
export const frame = style({
  height: 'max(360px, calc(100dvh - 300px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  // Rows that come into the page above must not move those in view: the list itself sees to that.
  overflowAnchor: 'none',
  '@media': { [narrow]: { height: 'max(320px, calc(100dvh - 240px))' } },
});
/** The head leaves room for the list's scroll bar, so that its columns line up with those of the list. */
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
