import { compact, css, narrow, slim, style, vars } from '../../theme/style';

/** A page that is only text. */
export const page = style({ paddingBottom: 104 });
export const dated = style(css.faintText('small'));
export const part = style({ ...css.rows(14), alignContent: 'start', borderTop: css.strong, paddingTop: 14 });
export const paragraph = style({ maxWidth: '66ch', overflowWrap: 'anywhere' });
export const rows = style({ marginTop: 4 });
export const sectionsRow = style({ ...css.columnsFrom(compact, 'minmax(0, 13em) 1', '4px 24px'), ...css.ruled(12) });
export const sectionsName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const text = style({ maxWidth: '60ch', color: vars.ink2 });
export const code = style({ ...css.monospace, fontSize: '.82em', fontWeight: 450 });

/** The issues that a test can detect, ruled like the grid of tests. */
export const issues = style({
  ...css.columns('repeat(3, 1fr)'),
  '@media': { [narrow]: css.into('1fr 1fr'), [slim]: css.into('1fr') },
});
export const issue = style({
  padding: '18px 24px 20px',
  // If a row or column has no neighbor, its rule lies under the frame.
  margin: '0 -1px -1px 0',
  borderInlineEnd: css.hair,
  borderBottom: css.hair,
  '@media': { [slim]: { paddingInline: 16 } },
});
export const issueName = style(css.text('body', 1.3, 0));
export const sign = style({ marginTop: 4, ...css.softText('small', 1.45) });
/** A row for a note, or for another test that can be started. */
export const issueRow = style({
  ...css.wrapRow('12px 32px', 'center', 'space-between'),
  ...css.pad(slim, '16px 24px'),
  borderTop: css.hair,
});
