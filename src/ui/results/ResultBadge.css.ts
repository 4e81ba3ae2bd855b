import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { face } from './VerdictBadge.css';

const outer = createVar();
const inner = createVar();

export const badge = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const outline = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  clipPath: outer,
  background: vars.ink,
} as const;
const punch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
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
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

const octagon =
  'polygon(12px 0, calc(100% - 12px) 0, 100% 12px, 100% calc(100% - 12px), calc(100% - 12px) 100%, 12px 100%, 0 calc(100% - 12px), 0 12px)';
export const maker = style([punch, { vars: { [outer]: octagon } }]);
export const score = style([punch, { vars: { [outer]: 'inset(0 round 999px)' }, paddingInline: 22 }]);
export const date = style([
  punch,
  {
    vars: { [outer]: 'inset(0 round 4px 4px 28px 28px)', [inner]: 'inset(0 round 3px 3px 26.5px 26.5px)' },
    paddingInline: 20,
  },
]);
export const makerMark = style({ width: 44, height: 26, borderColor: vars.ink });
export const figure = style({ fontSize: '1rem', fontWeight: 500 });
