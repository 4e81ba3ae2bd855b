import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);
const phone = below(560);

/** The issues that a test can detect, ruled like the grid of tests. */
export const issues = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' }, [phone]: { gridTemplateColumns: '1fr' } },
});
export const issue = style({
  padding: '18px 24px 20px',
  // If a row or column has no neighbor, its rule lies under the frame.
  margin: '0 -1px -1px 0',
  borderInlineEnd: `1px solid ${vars.hair}`,
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [phone]: { paddingInline: 16 } },
});
export const name = style({ fontSize: '1.0625rem', lineHeight: 1.3, letterSpacing: 0 });
export const sign = style({ marginTop: 4, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
/** A row for a note, or for another test that can be started. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [phone]: { paddingInline: 16 } },
});
