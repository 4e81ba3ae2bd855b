import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { gutter, radius, vars } from '../../theme/vars.css';
import { choosable } from '../../ui/controls/Choice.css';
import { codeTag } from '../../ui/results/CodeTag.css';
import { keycap } from '../Kbd.css';

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
globalStyle(`${head} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${head} p`, { marginTop: 2, ...css.softText('small') });
export const options = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const option = style([
  choosable,
  {
    gridTemplateColumns: '34px minmax(0, 1fr) auto',
    gap: '0 10px',
    minHeight: 48,
    padding: '4px 20px',
    borderTop: css.border.hair,
    fontWeight: 550,
    lineHeight: 1.25,
    selectors: {
      '&:has(:focus-visible)': { outline: css.border.focus, outlineOffset: -3 },
      '&:has(:checked:focus-visible)': { outlineColor: vars.panel, outlineOffset: -6 },
    },
  },
]);
export const cap = keycap;
globalStyle(`${option}:has(:checked) ${keycap}`, { background: 'none', color: 'inherit' });
export const code = style([codeTag, { borderColor: vars.edge, color: vars.ink2 }]);
globalStyle(`${option}:has(:checked) ${code}`, { color: 'inherit' });
export const extra = style({ padding: '12px 20px', borderTop: css.border.hair });
export const foot = style({
  ...css.wrapRow(8),
  justifyContent: 'flex-end',
  padding: '12px 20px',
  borderTop: css.border.hair,
});
globalStyle(`${foot} > *`, { minHeight: 44, paddingInline: 16, ...css.text('small') });
globalStyle(`${foot} > :first-child:nth-last-child(3)`, { marginInlineEnd: 'auto' });
