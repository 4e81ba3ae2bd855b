import { createVar, css, extend, fallbackVar, globalStyle, narrow, style, vars } from '../theme/style';

const height = createVar();
const size = createVar();

export const comb = style(css.wrapRow('12px 14px'));
export const bigComb = extend(comb, { vars: { [height]: '48px', [size]: '1.375rem' } });
export const group = style(css.rows(5));
export const bars = style(css.size('100%', fallbackVar(height, '34px')));
export const digits = style({
  ...css.monospace,
  fontWeight: 500,
  fontSize: fallbackVar(size, '.875rem'),
  lineHeight: 1,
});

export const page = style({ paddingBottom: 104, ...css.at(narrow, { paddingBottom: 72 }) });
export const ways = style({ marginTop: 24 });

export const legend = style({ ...css.wrapRow('6px 20px'), ...css.softText('note') });
export const entry = style({ ...css.inlineRow(8, 'center'), whiteSpace: 'nowrap' });

/** The main column and a narrow column beside it, stacked if there is no room. */
export const columns = style({ ...css.columns('8 4', 32, 'start'), ...css.at(narrow, { ...css.into(1), gap: 16 }) });
export const side = style(css.columns(1, 16));
export const columnHead = style({ ...css.rows(20), ...css.pad(narrow) });

export const partialHead = style([columnHead]);
globalStyle(`${partialHead} h2`, css.text('title', undefined, '-.02em'));
globalStyle(`${partialHead} h2 + p`, { marginTop: -14 });
export const verdict = style(css.wrapRow(16, 'center'));
export const codes = style(css.wrapRow(10, 'center'));
export const code = style({ ...css.inlineRow(0, 'center'), minHeight: 44, textDecoration: 'none' });
export const partialBox = style({ ...css.rows(14), ...css.pad(narrow, '20px 24px 24px') });
globalStyle(`${partialBox} h2`, css.text('subhead', 1.3, '-.01em'));

export const factList = style(css.text('small', 1.35));
export const fact = style({
  display: 'grid',
  // The label keeps room for its words beside the longest value.
  ...css.into('minmax(6.5rem, 1fr) minmax(0, auto)'),
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 32,
  paddingBlock: 4,
  borderTop: css.hair,
  breakInside: 'avoid',
});
export const factLabel = style({ color: vars.ink2, overflowWrap: 'anywhere' });
export const factValue = style({ ...css.row(10, 'center', 'flex-end'), textAlign: 'end', overflowWrap: 'anywhere' });
export const wrappedValue = style({ whiteSpace: 'normal' });

export const rows = style({ borderTop: css.hair });
export const row = style({
  ...css.columns('26px 88px 1 166px', '4px 16px', 'center'),
  minHeight: 52,
  padding: '8px 24px',
  ...css.between,
  ...css.at(narrow, { ...css.into('24px 1 auto'), padding: '11px 16px' }),
});
export const rowNumber = style({ color: vars.ink3 });
export const rowName = style({ fontWeight: 600 });
export const rowText = style({
  ...css.softText('small', 1.4),
  overflowWrap: 'anywhere',
  ...css.at(narrow, { gridColumn: '2 / -1', gridRow: 2 }),
});
export const rowBadge = style({ display: 'grid' });
globalStyle(`${rowBadge} > span`, { ...css.at(narrow, { justifySelf: 'end' }) });
