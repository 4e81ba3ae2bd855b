import { css, style } from '../../theme/style';

/** The large figure of a panel. A panel has one at most. */
export const readout = style({ ...css.readout('4.5rem'), lineHeight: 1, whiteSpace: 'nowrap' });
