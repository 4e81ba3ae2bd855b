import { css, globalStyle, phone, style } from '../../theme/style';

/** The two buttons beside a page's title. On a phone they have a row of their own. */
export const actions = style({ ...css.wrapRow(12), ...css.at(phone, { flexBasis: '100%' }) });
globalStyle(`${actions} > *`, { ...css.at(phone, { flex: '1 1 40%', paddingInline: 8, whiteSpace: 'nowrap' }) });
