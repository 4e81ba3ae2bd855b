import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { region } from '../feedback/Toaster.css';

const phone = below(560);

/** The message over the finished grid. On a phone it is at the lower edge, near the thumb. */
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 12,
  '@media': { [phone]: { placeItems: 'end center', padding: 0 } },
});
// A toast is at the upper edge, away from the buttons.
globalStyle(`body:has(${over}) ${region}`, { top: 16, bottom: 'auto' });
export const rings = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
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
export const head = style({
  display: 'grid',
  gap: 16,
  padding: '28px 24px 24px',
  '@media': { [phone]: { padding: 16 } },
});
export const text = style({ color: vars.ink2 });
export const look = style({
  display: 'flex',
  alignItems: 'start',
  gap: 24,
  padding: '20px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [phone]: { padding: 16 } },
});
// The map. On a phone the panel is high and narrow.
globalStyle(`${look} > svg`, { flex: 'none', width: 200, '@media': { [phone]: { width: 72 } } });
export const reason = style({ flex: 1, display: 'grid', gap: 6 });
export const marks = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const title = style({ fontSize: '1.125rem', lineHeight: 1.35 });
/** On a phone there is no room for them. The result shows them. */
export const figures = style({ borderTop: `1px solid ${vars.hair}`, '@media': { [phone]: { display: 'none' } } });
export const tools = style({ borderTop: `1px solid ${vars.hair}` });
/** In sight, however low the screen is. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  background: vars.panel,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [phone]: { padding: 16 } },
});
globalStyle(`${actions} > :not(:last-child)`, { flex: '1 1 12rem' });
