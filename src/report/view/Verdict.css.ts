import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '24px 32px',
  alignItems: 'center',
  padding: 24,
  '@media': {
    [below(1200)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [below(900)]: { padding: 16 },
  },
});
export const missing = style({ padding: '0 24px 20px', '@media': { [below(900)]: { padding: '0 16px 16px' } } });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.hair}`,
  overflow: 'clip',
  '@media': {
    [below(1100)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [below(760)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const cell = style({
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '14px 20px 15px',
  borderTop: `1px solid ${vars.hair}`,
  borderInlineStart: `1px solid ${vars.hair}`,
  '@media': { [below(900)]: { padding: '12px 16px' } },
});
export const name = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
export const value = style({ marginTop: 4, whiteSpace: 'normal', overflowWrap: 'anywhere' });
