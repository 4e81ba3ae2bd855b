import { css, narrow, style } from '../theme/style';

export const page = style({ paddingBottom: 104, ...css.at(narrow, { paddingBottom: 72 }) });
export const ways = style({ marginTop: 24 });

export const legend = style({ ...css.wrapRow('6px 20px'), ...css.softText('note') });
export const entry = style({ ...css.inlineRow(8, 'center'), whiteSpace: 'nowrap' });
