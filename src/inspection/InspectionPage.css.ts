import { compact, css, style } from '../theme/style';

export const paused = style({ paddingBottom: 72 });
export const body = style({ ...css.wrapRow(12), padding: 24 });

export const otherTabPage = style({ paddingBottom: 104 });
export const otherTabBody = style({ ...css.rows(16), ...css.pad(compact) });
export const test = style({ fontWeight: 600 });
export const otherTabButtons = style(css.wrapRow(12));

export const storageNotice = style({ paddingTop: 24 });
