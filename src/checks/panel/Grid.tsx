import { useSelector } from '@xstate/react';
import { panelWords } from '../../../content/panel';
import { ALL_PLACES } from '../../../measure/panel/evenness';
import type { PanelActor } from './actor';
import * as css from './Panel.css';

interface Quarters {
  readonly of: 'quarters';
}
interface Places {
  readonly of: 'places';
  readonly actor: PanelActor;
}
interface Common {
  /** Whether the picture is dark. */
  readonly isDark: boolean;
  readonly onPick: (index: number) => void;
}
type Props = (Quarters | Places) & Common;

/** Invisible buttons over the picture. They never depend on what it shows, so they do not give the answer away. */
export function Grid(props: Props) {
  return props.of === 'quarters' ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label="Quarters"
      className={css.quarters}
      data-columns={2}
      data-dark={props.isDark || undefined}
    >
      {panelWords.quarters.map((name, index) => (
        <button key={name} type="button" className={css.viewCell} aria-label={name} onClick={() => props.onPick(index)}>
          <span className={css.viewNumber} aria-hidden="true">
            {index + 1}
          </span>
        </button>
      ))}
    </div>
  ) : (
    <PlaceGrid {...props} />
  );
}

const COLUMNS = 5;

function PlaceGrid({ actor, isDark, onPick }: Places & Common) {
  const run = useSelector(actor, ({ context }) => context.run);
  const marks =
    run?.experiment === 'evenness' ? run.state.marks.filter(({ showing }) => showing === run.state.shown) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label="Places" className={css.places} data-columns={COLUMNS} data-dark={isDark || undefined}>
      {Array.from({ length: ALL_PLACES }, (_, place) => {
        const mark = marks.find((one) => one.place === place);
        const where = `Row ${Math.floor(place / COLUMNS) + 1}, column ${(place % COLUMNS) + 1}`;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            key={place}
            type="button"
            className={css.viewCell}
            aria-label={mark ? `${where}, ${mark.kind}` : where}
            aria-pressed={mark !== undefined}
            onClick={() => onPick(place)}
          >
            {mark && (
              <span className={css.viewSign} aria-hidden="true">
                {panelWords.kinds[mark.kind].charAt(0)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
