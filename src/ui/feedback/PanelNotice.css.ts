import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '12px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '@media': { [below(760)]: { padding: '12px 16px' } },
});
globalStyle(`${notice} > p`, { flex: '1 1 20rem', maxWidth: '66ch' });
/** The same condition as in src/browser/input/mouse.ts. */
export const unknown = style({ '@media': { '(any-pointer: fine)': { display: 'none' } } });
