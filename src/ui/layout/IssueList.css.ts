import { css, narrow, slim, style } from '../../theme/style';

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
export const name = style(css.text('body', 1.3, 0));
export const sign = style({ marginTop: 4, ...css.softText('small', 1.45) });
/** A row for a note, or for another test that can be started. */
export const row = style({
  ...css.wrapRow('12px 32px', 'center', 'space-between'),
  padding: '16px 24px',
  borderTop: css.hair,
  '@media': { [slim]: { paddingInline: 16 } },
});
