import { belowFold } from '../../theme/below-fold';
import { compact, css, style, vars } from '../../theme/style';

export const section = style({ ...belowFold(900), paddingTop: 104, ...css.at(compact, { paddingTop: 72 }) });
/** The operator's claims: one quiet line between rules. */
export const claims = style({ borderBlock: css.hair, paddingBlock: 12, ...css.wrapRow('4px 32px'), color: vars.ink2 });
