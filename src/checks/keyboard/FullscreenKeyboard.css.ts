import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { gutter, vars } from '../../theme/vars.css';

export const whole = style({
  position: 'absolute',
  inset: 0,
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: `12px ${gutter}`,
  background: vars.panel,
  borderBottom: `1px solid ${vars.hair}`,
});
/** The row of the host's controls, from edge to edge. */
export const host = style({ flex: '1 0 100%', minWidth: 0, margin: `-12px calc(-1 * ${gutter}) 0` });
export const count = style({ fontSize: '1.0625rem' });
export const way = style({
  flex: '1 1 24rem',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '@media': { [below(760)]: { order: 1, flexBasis: '100%' } },
});
export const board = style({
  gridRow: 3,
  alignSelf: 'center',
  width: `min(100% - 2 * ${gutter}, 96rem)`,
  marginInline: 'auto',
  paddingBlock: 16,
});
export const foot = style({ gridRow: 4, width: `min(100% - 2 * ${gutter}, 96rem)`, marginInline: 'auto' });
export const figures = style({ marginTop: 16, borderTop: `1px solid ${vars.hair}` });
export const offer = style({});
globalStyle(`${offer} > *`, { paddingInline: gutter });
