import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const title = style({ fontSize: '1.5rem', letterSpacing: '-.02em' });
export const lead = style({ margin: '4px 0 16px', maxWidth: '72ch' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  padding: '20px 24px',
  '@media': { [narrow]: { padding: 16 } },
});
globalStyle(`${head} > label`, { flex: '1 1 16rem', maxWidth: '28rem' });
globalStyle(`${head} > button`, { '@media': { [below(480)]: { flex: '1 1 100%' } } });
export const none = style({
  padding: '16px 24px 20px',
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
  '@media': { [narrow]: { padding: 16 } },
});
export const waiting = style({ padding: 24, borderTop: `1px solid ${vars.hair}`, color: vars.ink2 });
/** Inside another panel. */
export const inner = style({ borderTop: `1px solid ${vars.hair}` });
