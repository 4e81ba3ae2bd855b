import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { gutter, radius, vars } from '../../theme/vars.css';
import { choosable } from '../../ui/controls/Choice.css';
import { codeTag } from '../../ui/results/CodeTag.css';
import { keycap } from '../Kbd.css';

const narrow = below(900);

export const sheet = style({
  position: 'fixed',
  zIndex: 12,
  right: `max(${gutter}, (100% - 80rem) / 2)`,
  bottom: 84,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(480px, 100% - 32px)',
  maxHeight: 'calc(100dvh - 44px - 84px - 12px)',
  overflow: 'clip auto',
  border: `1.5px solid ${vars.ink}`,
  borderRadius: radius.panel,
  background: vars.panel,
  color: vars.ink,
  ':focus': { outline: 'none' },
  '@media': { [narrow]: { right: 16, bottom: 136, maxHeight: 'calc(100dvh - 44px - 136px - 12px)' } },
});
export const head = style({ padding: '18px 20px 12px' });
globalStyle(`${head} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${head} p`, { marginTop: 2, color: vars.ink2, fontSize: '.9375rem' });
export const options = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const option = style([
  choosable,
  {
    gridTemplateColumns: '34px minmax(0, 1fr) auto',
    gap: '0 10px',
    minHeight: 48,
    padding: '4px 20px',
    borderTop: `1px solid ${vars.hair}`,
    fontWeight: 550,
    lineHeight: 1.25,
    selectors: {
      '&:has(:focus-visible)': { outline: `3px solid ${vars.ink}`, outlineOffset: -3 },
      '&:has(:checked:focus-visible)': { outlineColor: vars.panel, outlineOffset: -6 },
    },
  },
]);
export const cap = keycap;
globalStyle(`${option}:has(:checked) ${keycap}`, { background: 'none', color: 'inherit' });
export const code = style([codeTag, { borderColor: vars.edge, color: vars.ink2 }]);
globalStyle(`${option}:has(:checked) ${code}`, { color: 'inherit' });
export const extra = style({ padding: '12px 20px', borderTop: `1px solid ${vars.hair}` });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${vars.hair}`,
});
globalStyle(`${foot} > *`, { minHeight: 44, paddingInline: 16, fontSize: '.9375rem' });
globalStyle(`${foot} > :first-child:nth-last-child(3)`, { marginInlineEnd: 'auto' });
