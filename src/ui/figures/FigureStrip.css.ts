import { css, medium, narrow, style, styleVariants, vars } from '../../theme/style';

const strip = style({ display: 'grid', overflow: 'clip' });
const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const columns = styleVariants({ 3: 3, 4: 4, 6: 6 }, (count) => [
  strip,
  { ...tracks(count), '@media': { [medium]: count === 6 ? tracks(3) : {}, [narrow]: tracks(2) } },
]);
/** The rule above a strip. */
export const ruled = style({ borderTop: css.hair });
export const cell = style(css.ruledCell);
export const label = style(css.faintText('note', 1.35));
export const value = style({
  marginTop: 4,
  fontSize: '1.375rem',
  lineHeight: 1.3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  ...css.at(narrow, css.text('subhead')),
});
export const missing = style({ color: vars.ink3 });
export const note = style({ marginTop: 2, ...css.faintText('note', 1.35) });
