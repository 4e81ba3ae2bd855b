import { compact, medium, narrow } from '../../theme/media';
import { claimsLine, contentWidth, css, extend, globalStyle, panel, style, vars } from '../../theme/style';
import { face } from '../../ui/figures/badges.css';

/** Nearer to the hero than sections are to each other. */
export const near = style({ selectors: { '&&': { paddingTop: 48 } } });
export const plate = extend(panel, { ...css.columnsFrom(medium, '5 7'), overflow: 'clip', borderColor: vars.edge });
export const inspectText = style({
  ...css.column(0),
  padding: 32,
  '@media': { [medium]: { padding: 24 }, [compact]: { padding: '20px 16px 16px' } },
});
globalStyle(`${inspectText} p`, { marginTop: 12, maxWidth: '27em' });
export const tests = style({
  marginBlock: '24px 32px',
  borderTop: css.hair,
  ...css.at(compact, { ...css.columns('repeat(auto-fit, minmax(min(10rem, 100%), 1fr))'), marginBlock: 16 }),
});
globalStyle(`${tests} li`, { ...css.row(16, 'baseline'), paddingBlock: 9, borderBottom: css.hair, fontWeight: 600 });
globalStyle(`${tests} span`, { color: vars.ink3, fontWeight: 400 });
/** The report is cut off by the lower edge. */
export const well = style({
  position: 'relative',
  borderInlineStart: css.hair,
  background: vars.well,
  '@media': { [medium]: { height: 400, borderInlineStart: 0, borderTop: css.hair }, [compact]: { height: 220 } },
});
export const paper = style({
  position: 'absolute',
  top: 32,
  insetInline: 32,
  ...css.size('calc(100% - 64px)', 'auto'),
  border: css.edge,
  background: '#fff',
  ...css.at(compact, { top: 16, insetInline: 16, width: 'calc(100% - 32px)' }),
});

export const people = style(css.columnsFrom(narrow, 'repeat(3, 1fr)', '32px 48px'));
export const person = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  borderTop: css.strong,
  paddingTop: 16,
});
export const perfectText = style({ color: vars.ink2, marginTop: 8 });
export const route = style({ marginTop: 24, borderTop: css.hair });
export const perfectLink = style({
  ...css.columns('36px 1fr 16px', 0, 'center'),
  minHeight: 44,
  borderBottom: css.hair,
  ...css.boldText(550, 'small'),
  textDecoration: 'none',
  ':hover': { background: vars.panel },
});
export const perfectNumber = style({ color: vars.ink3 });

export const why = style(css.columnsFrom(narrow, '4fr 8fr', '24px 48px'));
export const whySheet = style({ borderTop: css.strong });
export const whyRow = style({
  ...css.columns('2.2fr 1.8fr 6fr', '8px 24px', 'baseline'),
  paddingBlock: 18,
  borderBottom: css.hair,
  ...css.at(narrow, css.into('1fr auto')),
});
export const whyName = style(css.text('subhead'));
export const whyFigure = style(css.text('base'));
export const whyText = style({ color: vars.ink2, maxWidth: '62ch', ...css.at(narrow, { gridColumn: '1 / -1' }) });
export const badges = style({
  vars: { [face]: vars.page },
  gridColumn: 3,
  ...css.wrapRow(8),
  // Two by two, because there is no room for all four in a row.
  maxWidth: '19rem',
  marginTop: 4,
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
export const claims = extend(claimsLine, { borderTop: 0, paddingBlock: 18 });

/** Dark in both themes, so its content uses the dark theme's tokens. */
export const closing = style({
  marginTop: 104,
  background: vars.close,
  color: vars.ink,
  vars: { [vars.ink]: '#f4f4f4', [vars.ink2]: '#c4c4c4', [vars.panel]: '#111111', [vars.signal]: '#ff5c1a' },
});
export const closingStrip = style({ height: 10, background: vars.strip, ...css.ownColors });
export const inner = style({
  width: contentWidth,
  marginInline: 'auto',
  ...css.columnsFrom(narrow, '1fr auto', '24px 48px', 'end'),
  paddingBlock: 72,
});
export const closingHeading = style({
  fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
  maxWidth: '14em',
});
export const closingText = style({ color: vars.ink2, marginTop: 16, maxWidth: '46ch' });
