import { css, style, styleVariants, tag } from '../../theme/style';

export const figure = style({ minWidth: 0 });
/** Absolute white until the picture is drawn. No rounded corners, which would cut off pixels. */
export const host = style({ position: 'relative', overflow: 'hidden', background: '#ffffff', ...css.ownColors });
export const caption = style({
  ...css.wrapRow('6px 16px', 'baseline', 'space-between'),
  // The badge's height: it comes later, and must not move what is below.
  minHeight: 'calc(1.3 * .8125rem + 8px)',
  marginTop: 10,
  ...css.softText('small', 1.4),
});
/** On its own line below the caption. */
export const unknown = style({ flexBasis: '100%' });
export const badge = styleVariants({
  exact: [tag, css.inverse],
  scaled: [tag, { borderStyle: 'dashed' }],
  unverified: [tag],
});
