import { style } from '@vanilla-extract/css';
import * as css from '../../theme/mixins';

/** Dark in both themes and without motion, so that only a ghost touch changes it. */
export const scope = style({
  ...css.absolute(0),
  ...css.rows(12, 'center'),
  placeContent: 'center',
  padding: 24,
  background: css.dark.screen,
  color: css.dark.paper,
  textAlign: 'center',
  touchAction: 'none',
  cursor: 'none',
});
export const readout = style({ ...css.readout('clamp(72px, 16vmin, 160px)'), lineHeight: 1 });
export const text = style(css.text('head', 1.4));
export const hint = style({ ...css.text('small'), color: '#9c9c9c' });
export const ghost = style({
  position: 'absolute',
  ...css.size(44),
  translate: '-50% -50%',
  border: '2px solid #ff5c1a',
  borderRadius: '50%',
  pointerEvents: 'none',
  '::before': { content: '', ...css.absolute('50% 8px auto'), borderTop: '2px solid #ff5c1a', translate: '0 -50%' },
  '::after': {
    content: '',
    ...css.absolute('8px auto 8px 50%'),
    borderInlineStart: '2px solid #ff5c1a',
    translate: '-50%',
  },
});
