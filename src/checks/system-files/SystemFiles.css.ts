import { css, extend, globalStyle, narrow, style, vars } from '../../theme/style';

/** How to write the file, and beside it where to drop it. */
export const ways = style(css.columnsFrom(narrow, '7 5'));
export const way = style({ minWidth: 0, ...css.pad(narrow) });
export const adding = extend(way, {
  ...css.rows(16),
  // The place to drop files is as high as the commands beside it.
  gridTemplateRows: 'auto minmax(auto, 1fr)',
  alignContent: 'start',
  borderInlineStart: css.hair,
  '@media': { [narrow]: { borderInlineStart: 0, borderTop: css.hair } },
});
export const title = style({ marginBottom: 16, ...css.text('subhead', 1.3, '-.01em') });
export const where = style({ marginTop: 16, maxWidth: '62ch', ...css.softText('small', 1.45) });
/** The systems are on top of each other, so that nothing moves when the page has found out which one this is. */
export const stack = style({ display: 'grid' });
export const system = style({ gridArea: '1 / 1', minWidth: 0, selectors: { '&[data-off]': { visibility: 'hidden' } } });
export const command = style({
  ...css.columns('1 auto', '6px 16px', 'center'),
  ...css.ruled(14),
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const tells = style({ gridColumn: '1 / -1', ...css.boldText(600, 'small', 1.3) });
globalStyle(`${tells} small`, { ...css.faintText('note'), fontWeight: 400 });
export const code = style({ ...css.monoText('note', undefined, 1.5), overflowWrap: 'anywhere', userSelect: 'all' });
export const refused = style({ ...css.warning, overflowWrap: 'anywhere' });
globalStyle(`${refused} b`, { display: 'block', color: vars.ink });
export const issues = style({ marginTop: 24 });

/** What the result shows below its parts. */
export const more = style({ ...css.columnsFrom(narrow, 2, 24), marginTop: 24 });
export const box = style([way]);
export const file = style({
  ...css.wrapRow('6px 24px', 'center', 'space-between'),
  ...css.ruled(12),
  overflowWrap: 'anywhere',
});
globalStyle(`${file} b`, { display: 'block', ...css.text('small', 1.3) });
globalStyle(`${file} span`, { minWidth: 0, ...css.faintText('note', 1.4) });
export const act = style({ marginTop: 16 });
export const curve = style({ ...css.size('100%', 160), overflow: 'visible' });
export const line = style({ ...css.stroke(2, vars.ink), vectorEffect: 'non-scaling-stroke' });
export const full = extend(line, { strokeWidth: 1, strokeDasharray: '4 4' });
export const ground = extend(line, { stroke: vars.hair, strokeWidth: 1 });
export const axis = style({
  ...css.wrapRow('0 16px', undefined, 'space-between'),
  marginTop: 6,
  ...css.faintText('note'),
});
