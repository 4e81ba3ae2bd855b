import { css, extend, globalStyle, narrow, panel, slim, style, vars } from '../../theme/style';

/** Above the test, so that it is read before the start. */
export const notice = extend(panel, {
  ...css.rows(8, 'start'),
  marginBottom: 16,
  ...css.pad(slim, '16px 24px'),
  lineHeight: 1.5,
});
/** Until the browser has said how many touch points there are, a style sheet decides, so that nothing moves later. */
export const unknown = style({ '@media': { '(any-pointer: coarse)': { display: 'none' } } });

/** Dark in both themes and without motion, so that only a ghost touch changes it. */
export const scope = style({
  ...css.absolute(0),
  ...css.rows(12, 'center'),
  placeContent: 'center',
  padding: 24,
  background: css.dark.screen,
  color: css.dark.paper,
  textAlign: 'center',
  touchAction: 'none',
  cursor: 'none',
});
export const readout = style({ ...css.readout('clamp(72px, 16vmin, 160px)'), lineHeight: 1 });
export const watchText = style(css.text('head', 1.4));
export const watchHint = style({ ...css.text('small'), color: '#9c9c9c' });
export const ghost = style({
  ...css.around,
  ...css.size(44),
  ...css.ring('2px solid #ff5c1a'),
  pointerEvents: 'none',
  '::before': { ...css.drawn('50% 8px auto'), borderTop: '2px solid #ff5c1a', translate: '0 -50%' },
  '::after': { ...css.drawn('8px auto 8px 50%'), borderInlineStart: '2px solid #ff5c1a', translate: '-50%' },
});

export const resultHeading = style(css.subhead);
export const zones = style({ marginTop: 12 });
export const zone = style({
  ...css.columns('28px 1fr'),
  paddingBlock: 8,
  borderBottom: css.hair,
  ...css.text('small', 1.4),
});
export const resultNumber = style({ color: vars.ink3 });
export const evidence = style({ color: vars.ink2 });
export const resultNote = style({ marginTop: 12, ...css.softText('small', 1.45) });
export const resultFigures = style({
  ...css.columns('repeat(4, 1fr)'),
  borderTop: css.hair,
  ...css.at(narrow, css.into('1fr 1fr')),
});
globalStyle(`${resultFigures} > div`, {
  padding: '12px 20px 14px',
  margin: '0 -1px -1px 0',
  borderInlineEnd: css.hair,
  borderBottom: css.hair,
});
export const resultLabel = style(css.faintText('note', 1.35));
export const resultFigure = style(css.text('subhead', 1.4));
export const resultActions = style({ ...css.rows(8), marginTop: 20 });
