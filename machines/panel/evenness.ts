import { type Blemish, fields, MAX_MARKS, type Mark, showingsOf } from '../../measure/panel/evenness';
import type { Experiment, Progress } from './experiment';
import { gray, type Picture } from './picture';

export interface EvennessState extends Progress {
  /** How many showings are over. */
  readonly shown: number;
  readonly marks: readonly Mark[];
}

/** Finds where a dark or gray field is lighter, darker, tinted or stained, on a map of 5 × 5 places. */
export const evennessExperiment: Experiment<EvennessState> = {
  begin: (seed) => ({ seed, trials: [], shown: 0, marks: [] }),
  question({ seed, shown }) {
    const showing = showingsOf(seed)[shown];
    const field = showing && fields[showing.field];
    if (!field) return null;
    const { code, planted } = field;
    const spot = showing.planted === null ? null : { place: showing.planted, color: gray(code + planted) };
    const picture: Picture = { kind: 'field', color: gray(code), spot };
    return { mode: 'mark', ask: 'mark', place: null, picture };
  },
  answered: (state) => ({ ...state, shown: state.shown + 1 }),
};

/** Marks a place, or changes its mark, or removes the mark if it is the same. Does nothing if there are too many. */
export function marked(state: EvennessState, place: number, kind: Blemish): EvennessState {
  const here = (mark: Mark) => mark.showing === state.shown && mark.place === place;
  const rest = state.marks.filter((mark) => !here(mark));
  const isUndone = state.marks.some((mark) => here(mark) && mark.kind === kind);
  const isFull = rest.filter(({ showing }) => showing === state.shown).length >= MAX_MARKS;
  if (isFull) return state;
  return { ...state, marks: isUndone ? rest : [...rest, { showing: state.shown, place, kind, moves: null }] };
}

/** Records whether a mark changes when the head moves. Glow does, bleed does not. */
export const withMovement = (state: EvennessState, place: number, moves: boolean): EvennessState => ({
  ...state,
  marks: state.marks.map((mark) => (mark.showing === state.shown && mark.place === place ? { ...mark, moves } : mark)),
});
