import { css, globalStyle, narrow, style } from '../theme/style';

/** The main column and a narrow column beside it, stacked if there is no room. */
export const columns = style({ ...css.columns('8 4', 32, 'start'), ...css.at(narrow, { ...css.into(1), gap: 16 }) });
export const side = style(css.columns(1, 16));
export const head = style({ ...css.rows(20), ...css.pad(narrow) });

export const partialHead = style([head]);
globalStyle(`${partialHead} h2`, css.text('title', undefined, '-.02em'));
globalStyle(`${partialHead} h2 + p`, { marginTop: -14 });
export const verdict = style(css.wrapRow(16, 'center'));
export const codes = style(css.wrapRow(10, 'center'));
export const code = style({ ...css.inlineRow(0, 'center'), minHeight: 44, textDecoration: 'none' });
export const partialBox = style({ ...css.rows(14), ...css.pad(narrow, '20px 24px 24px') });
globalStyle(`${partialBox} h2`, css.text('subhead', 1.3, '-.01em'));
