import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { codeTag } from './CodeTag.css';

export const section = style({
  padding: '14px 24px 10px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [below(900)]: { padding: '14px 16px 10px' } },
});
globalStyle(`${section} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: 28 });
export const link = style({ display: 'inline-flex', gap: 10, alignItems: 'center', minHeight: 44 });
export const code = codeTag;
