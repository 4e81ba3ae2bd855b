import { style } from '@vanilla-extract/css';
import { fadeFast } from '../../theme/base.css';
import { below } from '../../theme/media';
import { radius, vars } from '../../theme/vars.css';

const narrow = below(900);

export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const picture = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 232,
  padding: 24,
  borderInlineEnd: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { minHeight: 200, padding: 16, borderInlineEnd: 0, borderBottom: `1px solid ${vars.hair}` } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '0 24px 20px',
  '@media': { [narrow]: { padding: '0 16px 16px' } },
});
export const buttons = style({ display: 'flex', gap: 8 });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1px solid ${vars.edge}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.ink,
  cursor: 'pointer',
  transition: fadeFast,
  ':hover': { background: vars.ink, color: vars.panel },
  selectors: {
    '&[aria-disabled]': { background: 'transparent', color: vars.ink3, cursor: 'default', opacity: 0.6 },
  },
});
export const forged = style({
  padding: '16px 24px',
  borderTop: `1px solid ${vars.hair}`,
  color: vars.fail,
  '@media': { [narrow]: { padding: 16 } },
});
