import { below, createVar, css, fallbackVar, forced, snug, style, vars } from '../../theme/style';
import { face } from './badges.css';

const outer = createVar();
const inner = createVar();

/** On a phone the badge is lower, so that it has room in one row. */

export const badge = style({ ...css.wrapRow(8), ...css.at(snug, { gap: 4 }) });

const outline = { ...css.drawn(0), zIndex: -1, clipPath: outer, background: vars.ink } as const;
const punch = style({
  position: 'relative',
  ...css.center,
  height: 56,
  minWidth: 56,
  paddingInline: 16,
  isolation: 'isolate',
  '::before': outline,
  '::after': {
    ...outline,
    inset: '1.5px',
    clipPath: fallbackVar(inner, outer),
    background: fallbackVar(face, vars.panel),
  },
  '@media': { [snug]: { height: 44, minWidth: 40, paddingInline: 7 }, [forced]: { border: '2px solid' } },
});

const octagon =
  'polygon(12px 0, calc(100% - 12px) 0, 100% 12px, 100% calc(100% - 12px), calc(100% - 12px) 100%, 12px 100%, 0 calc(100% - 12px), 0 12px)';
export const maker = style([punch, { vars: { [outer]: octagon }, ...css.hide(below(380)) }]);
export const score = style([
  punch,
  { vars: { [outer]: 'inset(0 round 999px)' }, paddingInline: 22, ...css.at(snug, { paddingInline: 6 }) },
]);
export const date = style([
  punch,
  {
    vars: { [outer]: 'inset(0 round 4px 4px 28px 28px)', [inner]: 'inset(0 round 3px 3px 26.5px 26.5px)' },
    paddingInline: 20,
    ...css.at(snug, { paddingInline: 7 }),
  },
]);
export const makerMark = style({ ...css.size(44, 26), borderColor: vars.ink, ...css.at(snug, css.size(28, 17)) });
export const figure = style({ ...css.boldText(500, 'base'), ...css.at(snug, css.text('tiny')) });
