import { style } from '@vanilla-extract/css';
import { mono } from '../../theme/vars.css';

/** Dark in both themes and without motion, so that only a ghost touch changes it. */
export const scope = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  background: '#121212',
  color: '#f2f2f2',
  textAlign: 'center',
  touchAction: 'none',
  cursor: 'none',
});
export const readout = style({
  fontFamily: mono,
  fontStretch: '75%',
  fontWeight: 330,
  fontSize: 'clamp(72px, 16vmin, 160px)',
  lineHeight: 1,
  letterSpacing: '-.05em',
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ fontSize: '1.25rem', lineHeight: 1.4 });
export const hint = style({ fontSize: '.9375rem', color: '#9c9c9c' });
export const ghost = style({
  position: 'absolute',
  width: 44,
  height: 44,
  translate: '-50% -50%',
  border: '2px solid #ff5c1a',
  borderRadius: '50%',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '50% 8px auto',
    borderTop: '2px solid #ff5c1a',
    translate: '0 -50%',
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '8px auto 8px 50%',
    borderInlineStart: '2px solid #ff5c1a',
    translate: '-50%',
  },
});
