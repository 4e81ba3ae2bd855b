import { below, css, globalStyle, narrow, style, vars } from '../theme/style';

export const missing = style({ paddingBlock: '72px 104px', ...css.rows(24, 'start'), alignContent: 'start' });

export const notLoaded = style({ gridArea: 'body', ...css.rows(16, 'start'), placeContent: 'start', paddingTop: 24 });

export const article = style({
  display: 'grid',
  gridTemplate: `
    "back head" auto
    "facts head" 1fr
    ". body" auto
    ". related" auto / minmax(0, 3fr) minmax(0, 9fr)`,
  columnGap: 48,
  paddingBlock: '32px 104px',
  ...css.at(narrow, {
    gridTemplate: '"back" "head" "facts" "body" "related" / minmax(0, 1fr)',
    paddingBlock: '16px 72px',
  }),
});
export const back = style({
  gridArea: 'back',
  justifySelf: 'start',
  ...css.row(10, 'center'),
  minHeight: 44,
  ...css.boldText(600, 'small'),
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const arrow = style({ transform: 'scaleX(-1)' });
export const head = style({ gridArea: 'head', paddingBottom: 32, ...css.at(narrow, { paddingBlock: '8px 20px' }) });
globalStyle(`${head} h1`, { maxWidth: '17em', lineHeight: 1 });
export const lead = style({ marginTop: 16, maxWidth: '40em' });
export const facts = style({
  gridArea: 'facts',
  ...css.rows(12),
  alignContent: 'start',
  paddingTop: 12,
  ...css.at(narrow, { gap: 10, paddingBlock: '0 24px' }),
});
export const date = style(css.faintText('note'));
export const tags = style(css.wrapRow(6));

/** The text. It is generated from Markdown, so its elements have no classes. */
export const body = style({
  gridArea: 'body',
  // Reserves space while a text loads, so that the content below does not jump far.
  minHeight: '40vh',
  borderTop: css.strong,
  paddingTop: 24,
});
const measure = { maxWidth: '66ch' } as const;
for (const element of ['p', 'ul', 'ol', 'h2', 'h3', 'blockquote']) globalStyle(`${body} > ${element}`, { ...measure });
globalStyle(`${body} > * + *`, { marginTop: 16 });
globalStyle(`${body} h2`, { ...css.text('title', 1.15, '-.02em'), textWrap: 'balance' });
globalStyle(`${body} > * + h2`, { marginTop: 48 });
globalStyle(`${body} > * + h3`, { marginTop: 28 });
globalStyle(`${body} > h2 + *, ${body} > h3 + *`, { marginTop: 10 });
globalStyle(`${body} ul`, { listStyle: 'disc', paddingInlineStart: '1.25em' });
globalStyle(`${body} ol`, { listStyle: 'decimal', paddingInlineStart: '1.5em' });
globalStyle(`${body} li + li`, { marginTop: 8 });
globalStyle(`${body} li::marker`, { color: vars.ink3, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${body} code`, { ...css.monospace, fontSize: '.82em', fontWeight: 370, overflowWrap: 'anywhere' });
globalStyle(`${body} a`, { overflowWrap: 'anywhere' });
globalStyle(`${body} strong`, { fontWeight: 650 });
// The typeface has no italics, and synthesized ones are not used.
globalStyle(`${body} em`, { fontStyle: 'normal', fontWeight: 520 });

globalStyle(`${body} > figure`, { maxWidth: '45rem', marginTop: 32, marginBottom: 32 });
globalStyle(`${body} > figure img`, {
  display: 'block',
  ...css.size('100%', 'auto'),
  background: vars.scope,
  border: css.edge,
});
globalStyle(`${body} > figure figcaption`, { ...measure, marginTop: 10, ...css.softText('small', 1.45) });

// Wraps each table, so that a wide one scrolls on its own.
globalStyle(`${body} > section`, {
  maxWidth: '45rem',
  marginBlock: '28px',
  overflowX: 'auto',
  background: vars.panel,
  ...css.plate,
});
globalStyle(`${body} table`, { width: '100%', borderCollapse: 'collapse', ...css.text('small', 1.45) });
globalStyle(`${body} th, ${body} td`, {
  padding: '12px 16px',
  textAlign: 'start',
  verticalAlign: 'top',
  ...css.at(below(600), { padding: '10px 12px' }),
});
globalStyle(`${body} th`, { borderBottom: css.strong, fontWeight: 600 });
globalStyle(`${body} td`, { minWidth: '8em' });
globalStyle(`${body} td:first-child`, { fontWeight: 600 });
globalStyle(`${body} tr + tr td`, { borderTop: css.hair });

export const related = style({ gridArea: 'related', marginTop: 56, paddingTop: 24, borderTop: css.strong });
export const relatedHeading = style({ ...css.text('title'), marginBottom: 20 });
