import { css, style, vars } from '../../theme/style';

export const count = style({ alignSelf: 'center', ...css.softText('small') });
/** The large number. */
export const large = style({ color: vars.ink, ...css.readout('4.5rem'), lineHeight: 0.76 });
