import { css, style, vars } from '../../theme/style';

/** A finding's code, as in design/inspection.md. */
export const codeTag = style({
  display: 'inline-block',
  padding: '3px 6px',
  border: `1px solid ${vars.ink}`,
  borderRadius: 3,
  color: vars.ink,
  ...css.monoText('tiny', 450, 1.2),
  whiteSpace: 'nowrap',
});

/** The link from a code to its page, large enough for a finger. */
export const codeLink = style({ ...css.inlineRow(0, 'center'), minWidth: 44, minHeight: 44, textDecoration: 'none' });
