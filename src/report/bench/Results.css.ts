import { below, compact, css, globalStyle, medium, style, vars } from '../../theme/style';
import { readout } from '../../ui/figures/figures.css';

const edge = css.padInline(compact);

export const figures = style({
  ...css.columns('1.6fr 1fr 1.15fr 1.15fr'),
  borderTop: css.hair,
  '@media': { [medium]: css.into('1fr 1fr'), [below(360)]: css.into('1fr') },
});
globalStyle(`${figures} > div`, {
  minWidth: 0,
  paddingBlock: '18px 20px',
  ...edge,
  borderInlineStart: css.hair,
  borderBottom: css.hair,
  // The lines at the edges lie under the panel's own.
  marginInlineStart: -1,
  marginBottom: -1,
});
globalStyle(`${figures} dt`, { marginBottom: 12, ...css.faintText('note', 1.35) });
globalStyle(`${figures} small`, { marginInlineStart: '.18em', color: vars.ink2, fontSize: '.42em', letterSpacing: 0 });
export const note = style({ marginTop: 12, ...css.softText('small', 1.45) });
globalStyle(`${note} a`, { color: vars.ink, fontWeight: 550, whiteSpace: 'nowrap' });
export const devices = style({ ...css.columns('auto 1'), gridTemplateRows: 'auto auto 1fr', columnGap: 24 });
globalStyle(`${figures} > :is(.${devices}, :last-child)`, { ...css.at(compact, { gridColumn: '1 / -1' }) });
globalStyle(`${figures} > div > .${readout}`, { ...css.at(compact, { fontSize: '3.25rem' }) });
globalStyle(`${devices} > :is(dt, .${note})`, { gridColumn: '1 / -1' });
export const chart = style({ alignSelf: 'end', paddingTop: 40, ...css.at(compact, { paddingTop: 0 }) });
export const bars = style(css.row(0, 'flex-end', 'flex-end'));
export const bar = style({ ...css.rows(4, 'center'), flex: '0 1 28px', minWidth: 0 });
globalStyle(`${bar} svg`, { width: '60%' });
globalStyle(`${bar} b`, { height: '1.4em', color: vars.ink3, fontSize: '.6875rem', lineHeight: 1.4 });
export const verdicts = style({
  ...css.columns('repeat(2, auto 1fr)', '6px 8px', 'center'),
  justifyItems: 'start',
  marginTop: 16,
  ...css.at(compact, css.into('auto 1fr')),
});
globalStyle(`${verdicts} > span`, { display: 'contents' });
globalStyle(`${verdicts} > span > span:first-child`, { height: 22, paddingInline: 12, fontSize: '.6875rem' });

export const tables = style(css.columnsFrom(medium, '1 400px', 16));
export const section = style({ ...css.column(0), scrollMarginTop: 88 });
globalStyle(`${section} > h2`, { paddingBlock: '16px 10px', ...edge });
export const foot = style({ marginTop: 'auto', ...edge, ...css.ruled('12px 14px'), ...css.softText('small', 1.45) });
globalStyle(`${foot} b`, { color: vars.ink, fontWeight: 600 });
export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...css.text('small') });
globalStyle(`${table} :is(th, td)`, {
  height: 48,
  paddingInline: 8,
  borderTop: css.hair,
  color: vars.ink,
  fontWeight: 400,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: 24,
  ...css.at(compact, { paddingInlineStart: 16 }),
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 24, ...css.at(compact, { paddingInlineEnd: 16 }) });
globalStyle(`${table} thead th`, { height: 36, borderTop: 0, ...css.faintText('note') });
globalStyle(`${table} tbody > tr:first-child > *`, { borderTop: css.strong });
globalStyle(`${table} tbody th[scope=row]`, { fontWeight: 600 });
export const name = style({ overflowWrap: 'anywhere' });

const end = { textAlign: 'end' } as const;
export const technicians = style({});
globalStyle(`${technicians} :is(th, td):is(:nth-child(2), :nth-child(3))`, { width: 92, ...end });
globalStyle(`${technicians} th:first-child`, { width: '30%' });
globalStyle(`${technicians} :is(th, td):nth-child(4)`, { paddingInlineStart: 16 });
globalStyle(`${technicians} :is(th, td):nth-child(5)`, { width: 152 });
export const share = style({ ...css.columns('minmax(60px, 1fr) 40px', 12, 'center'), textAlign: 'end' });
globalStyle(`${share} svg`, css.size('100%', 16));
// On a phone each technician is a block of three lines.
globalStyle(`${technicians} thead`, { ...css.at(compact, { position: 'absolute', clipPath: 'inset(50%)' }) });
globalStyle(`${technicians} tbody tr`, {
  ...css.at(compact, { ...css.columns('1 auto auto', '0 12px'), padding: '10px 16px 6px', borderTop: css.hair }),
});
globalStyle(`${technicians} tbody :is(th, td):nth-child(n)`, {
  ...css.at(compact, { ...css.size('auto'), padding: 0, borderTop: 0 }),
});
globalStyle(`${technicians} td:nth-child(n + 4)`, { ...css.at(compact, { gridColumn: '1 / -1', minHeight: 24 }) });

export const lots = style({});
globalStyle(`${lots} :is(th, td):last-child`, { width: 56, color: vars.ink3, ...end });
globalStyle(`${lots} :is(th, td):not(:first-child, :last-child)`, { minWidth: 112, paddingInline: 12 });
globalStyle(`${lots} thead th`, { whiteSpace: 'nowrap' });
globalStyle(`${lots} tbody th[scope=row]`, { color: vars.ink2, fontWeight: 400 });
export const count = style(css.inlineRow(8, 'center'));
export const worst = style({});
globalStyle(`${lots} .${worst}`, { borderInline: css.strong });
globalStyle(`${lots} thead .${worst}`, { borderTop: css.strong, color: vars.ink, fontWeight: 600 });
globalStyle(`${lots} tr:last-child > td.${worst}`, { borderBottom: css.strong });

export const signers = style({});
export const tests = style({});
globalStyle(`${signers} th`, { width: 0, whiteSpace: 'nowrap' });
globalStyle(`${signers} td`, { paddingBlock: 5, lineHeight: 1.3 });
globalStyle(`${signers} th > span`, { ...css.size(140, 26), paddingInline: 6, fontSize: '.6875rem' });
globalStyle(`${signers} :is(th, td):last-child, ${tests} :is(th, td):last-child`, end);
globalStyle(`${tests} td:first-child`, { width: 0, color: vars.ink3 });
globalStyle(`${tests} :is(th, td)`, { height: 40 });
