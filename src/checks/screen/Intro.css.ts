import { style, styleVariants } from '@vanilla-extract/css';
import { colors } from '../../../machines/screen/screen';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

/** Absolute colors, never themed. */
export const chip = styleVariants(Object.fromEntries(colors.map(({ name, value }) => [name, value])), (value) => ({
  background: value,
}));
export const advice = style({ borderTop: `2px solid ${vars.ink}` });
export const adviceRow = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '4px 24px',
  paddingBlock: 14,
  borderBottom: `1px solid ${vars.hair}`,
  color: vars.ink2,
  '@media': { [below(560)]: { gridTemplateColumns: '1fr' } },
});
export const problem = style({ fontSize: '1.0625rem', lineHeight: 1.4, color: vars.ink, letterSpacing: 0 });
