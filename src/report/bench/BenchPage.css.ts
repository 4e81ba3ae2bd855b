import { compact, css, globalStyle, style } from '../../theme/style';

const edge = css.padInline(compact);

export const page = style({ ...css.columns(1, 16), paddingBottom: 96 });
globalStyle(`${page} h2`, { ...css.text('subhead', 1.3, '-.01em'), overflowWrap: 'anywhere' });

export const head = style({ ...css.wrapRow('12px 24px', 'center', 'space-between'), paddingBlock: 16, ...edge });
export const what = style({ ...css.wrapRow('4px 12px', 'baseline'), ...css.at(compact, { order: 1 }) });
globalStyle(`${what} h2`, css.text('body'));
globalStyle(`${what} p`, css.softText('small', 1.45));
globalStyle(`${what} p:empty`, { display: 'none' });
export const buttons = style({ ...css.wrapRow(12), ...css.at(compact, { gap: 8 }) });
export const period = style({ width: 'auto' });
