import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  borderTop: `2px solid ${vars.ink}`,
  paddingTop: 14,
});
export const paragraph = style({ maxWidth: '66ch', overflowWrap: 'anywhere' });
export const rows = style({ marginTop: 4 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13em) minmax(0, 1fr)',
  gap: '4px 24px',
  paddingBlock: 12,
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [below(760)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const text = style({ maxWidth: '60ch', color: vars.ink2 });
export const code = style({ fontFamily: mono, fontStretch: '80%', fontSize: '.82em', fontWeight: 450 });
