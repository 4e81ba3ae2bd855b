import { globalStyle, style } from '@vanilla-extract/css';
import { compact } from '../../theme/media';
import * as css from '../../theme/mixins';
import { gutter, vars } from '../../theme/vars.css';

export const whole = style({
  ...css.absolute(0),
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  overflow: 'auto',
  background: vars.panel,
  touchAction: 'manipulation',
});
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  ...css.wrapRow('8px 24px', 'center'),
  padding: `12px ${gutter}`,
  background: vars.panel,
  borderBottom: css.border.hair,
});
/** The row of the host's controls, from edge to edge. */
export const host = style({ flex: '1 0 100%', minWidth: 0, margin: `-12px calc(-1 * ${gutter}) 0` });
export const count = style(css.text('body'));
export const way = style({
  flex: '1 1 24rem',
  ...css.softText('small', 1.4),
  '@media': { [compact]: { order: 1, flexBasis: '100%' } },
});
export const board = style({
  gridRow: 3,
  alignSelf: 'center',
  width: `min(100% - 2 * ${gutter}, 96rem)`,
  marginInline: 'auto',
  paddingBlock: 16,
});
export const foot = style({ gridRow: 4, width: `min(100% - 2 * ${gutter}, 96rem)`, marginInline: 'auto' });
export const figures = style({ marginTop: 16, borderTop: css.border.hair });
export const offer = style({});
globalStyle(`${offer} > *`, { paddingInline: gutter });
