import { type ReactNode, use, useRef } from 'react';
import { controls } from '../../../content/controls';
import { fig } from '../../theme/base.css';
import { type Movable, usePanelDrag } from '../../ui/controls/useMovable';
import { CheckHost } from '../../ui/layout/CheckHost';
import * as css from './SheetView.css';

interface Props {
  readonly movable: Movable;
  /** Makes the panel translucent, so that strokes below it are visible. */
  readonly isBusy: boolean;
  /** Above the figures. */
  readonly children?: ReactNode;
  /** The large figure and its label. */
  readonly label: string;
  readonly readout: ReactNode;
  /** A value is null if it is not known yet. */
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
  /** Why an input is not counted. */
  readonly notice: string | false;
  readonly onReset: () => void;
  readonly onExit: () => void;
  /** Further controls, before the exit. */
  readonly more?: ReactNode;
}

/**
 * Figures and controls over a touch grid or drawing sheet. The panel can be dragged, or moved from corner to corner.
 */
export function SheetPanel({
  movable,
  isBusy,
  children,
  label,
  readout,
  figures,
  notice,
  onReset,
  onExit,
  more,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  usePanelDrag(panel, movable.move);
  const host = use(CheckHost);
  return (
    <div
      ref={panel}
      className={css.panel}
      data-busy={isBusy || undefined}
      data-hosted={host !== null || undefined}
      data-corner={movable.spot ? undefined : movable.corner}
      style={movable.spot ?? undefined}
    >
      {host?.controls(onExit)}
      {children}
      <div className={css.top}>
        <p className={css.label}>{label}</p>
        <p className={css.readout}>{readout}</p>
      </div>
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={css.cell}>
            <dt className={css.label}>{name}</dt>
            <dd className={`${fig} ${css.figure}`}>{value ?? <span className={css.none}>—</span>}</dd>
          </div>
        ))}
      </dl>
      {notice && (
        <p className={css.notice} role="status">
          {notice}
        </p>
      )}
      <div className={css.actions} role="toolbar" aria-label={controls.testControls}>
        <button type="button" className={css.button} onClick={movable.next}>
          {controls.move}
        </button>
        <button type="button" className={css.button} onClick={onReset}>
          {controls.reset}
        </button>
        {more}
        <button type="button" className={css.exit} onClick={onExit}>
          {controls.exit}
        </button>
      </div>
    </div>
  );
}
