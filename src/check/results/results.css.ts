import { css, extend, fadeFast, globalStyle, medium, snug, style, vars } from '../../theme/style';

const columns = 'minmax(0, 1fr) 25rem';
const oneColumn = 'minmax(0, 1fr)';

export const summaryFrame = style(css.columns(oneColumn, 16));
export const summaryTop = style({
  display: 'grid',
  // Inside a run there may be no next action.
  selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: columns } },
  '@media': { [medium]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: oneColumn } } } },
});
export const summaryVerdict = style({
  ...css.rows(12),
  alignContent: 'center',
  ...css.pad(snug, '28px 24px 24px', '20px 16px 16px'),
});
export const said = style({
  maxWidth: '34em',
  ...css.softText('lead', 1.4),
  overflowWrap: 'anywhere',
  ...css.at(snug, css.text('body')),
});
export const summaryPicture = style({ padding: 24, borderTop: css.hair, ...css.at(snug, { padding: 16 }) });
export const summaryFoot = style({ ...css.wrapRow(0, 'stretch'), borderTop: css.hair });

export const stacked = style([summaryFrame]);
export const beside = extend(summaryFrame, {
  gridTemplateColumns: columns,
  ...css.at(medium, { gridTemplateColumns: oneColumn }),
});
export const summaryParts = style(css.column(0));
export const aside = style({ padding: '20px 24px 24px', ...css.at(snug, { padding: 16 }) });
globalStyle(`${aside} h2`, css.subhead);
globalStyle(`${stacked} dl`, { columns: '22rem', columnGap: 32 });

export const next = style({
  padding: 24,
  borderInlineStart: css.focus,
  '@media': { [medium]: { borderInlineStart: 0, borderTop: css.focus }, [snug]: { padding: 16 } },
});
globalStyle(`${next} > :last-child`, { width: '100%' });
export const answers = style(css.wrapRow(8));
globalStyle(`${answers} > button`, { flexGrow: 1, paddingInline: 12 });
export const nextTitle = style(css.text('head', 1.2, '-.012em'));
export const nextText = style({ margin: '4px 0 16px', ...css.softText('small', 1.45) });

export const other = style({ display: 'flex', marginInlineStart: 'auto', ...css.at(snug, { width: '100%' }) });
export const way = style({
  ...css.inlineRow(12, 'center'),
  minHeight: 52,
  marginInlineStart: 'auto',
  paddingInline: 24,
  ...css.boldText(550, 'small'),
  textDecoration: 'none',
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  ':focus-visible': { outlineOffset: -4 },
  ...css.at(snug, { width: '100%', justifyContent: 'space-between', paddingInline: 16, borderTop: css.hair }),
});

export const partList = style({ ...css.columns(1), flex: '1 0 auto' });
globalStyle(`${partList} + ${partList}`, { borderTop: `1px solid ${vars.ink3}` });

const line = style({
  ...css.rows('3px 16px'),
  alignItems: 'center',
  minHeight: 56,
  padding: '8px 24px',
  selectors: {
    '& + &': { borderTop: css.hair },
    '&[data-group=open] + &:not([data-group=open])': { borderTopColor: vars.ink3 },
    '&[data-group=fault] + &[data-group=pass]': { borderTopColor: vars.ink3 },
  },
  ...css.at(snug, { minHeight: 0, padding: '12px 16px' }),
});
export const partRow = extend(line, { ...css.into('10rem 1 9.5rem'), ...css.at(snug, css.into('1fr auto')) });
export const rowWithChip = extend(line, {
  ...css.into('40px calc(10rem - 56px) 1 9.5rem'),
  ...css.at(snug, css.into('32px 1fr auto')),
});
export const rowWithPicture = extend(line, {
  ...css.into('10rem 10rem 1 9.5rem'),
  ...css.at(snug, css.into('64px 1fr auto')),
});
export const picture = style({ position: 'relative', height: 28, border: css.edge, ...css.ownColors });
globalStyle(`${picture} > *`, css.absolute(0));
export const chip = style({ ...css.size(40, 28), border: css.edge, ...css.ownColors, ...css.at(snug, { width: 32 }) });
export const partName = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const partDetails = style({
  ...css.wrapRow('8px 16px', 'center'),
  ...css.softText('small', 1.4),
  ...css.breaks,
  ...css.at(snug, { gridColumn: '1 / -1', order: 1 }),
});
export const partWords = style({ flex: '1 1 14rem', minWidth: 0 });
export const partMore = style({ marginTop: 2 });
// The link is high enough for a finger, but its line is no higher for it.
globalStyle(`${partMore} a`, { marginBlock: -14, marginInlineStart: 4, verticalAlign: 'middle' });
globalStyle(`${partMore} a:first-child`, { marginInlineStart: 0 });
// Until the remedies are loaded, their links keep their lines. A link that moves would be missed by a press.
globalStyle(`${partList}[aria-busy=true] ${partMore} a`, { visibility: 'hidden' });
export const partVerdict = style({ display: 'grid', ...css.at(snug, { display: 'flex' }) });
globalStyle(`${partVerdict} > *`, { paddingInline: 10 });
globalStyle(`${partVerdict} > *`, { ...css.at(snug, { height: 28, ...css.text('tiny'), paddingInline: 16 }) });

export const tools = style({ display: 'flex', ...css.at(snug, { ...css.flow('1fr'), width: '100%' }) });
export const tool = style({
  ...css.inlineRow(10, 'center'),
  minHeight: 52,
  ...css.plainButton,
  padding: '0 20px',
  color: vars.ink,
  borderInlineEnd: css.hair,
  ...css.font(550, 'small', 1.1),
  transition: fadeFast,
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&:first-child': { paddingInlineStart: 24 } },
  ...css.at(snug, {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 7,
    minHeight: 64,
    padding: '0 4px',
    ...css.text('caption'),
    selectors: { '&:first-child': { paddingInlineStart: 4 }, '&:last-child': { borderInlineEnd: 0 } },
  }),
});
export const toolIcon = style({ flex: 'none', color: vars.ink2 });
