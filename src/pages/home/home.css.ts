import { style } from '@vanilla-extract/css';
import { belowFold } from '../../theme/below-fold';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const section = style({
  ...belowFold(900),
  paddingTop: 104,
  '@media': { [below(760)]: { paddingTop: 72 } },
});
/** The operator's claims: one quiet line between rules. */
export const claims = style({
  borderBlock: `1px solid ${vars.hair}`,
  paddingBlock: 12,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  color: vars.ink2,
});
