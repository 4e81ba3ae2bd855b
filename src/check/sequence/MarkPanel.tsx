import { sequenceTexts as texts } from '../../../content/rings';
import type { Mark, SurfaceFacts } from '../../../machines/sequence/sequence';
import type { SequenceEvent } from '../../../machines/sequence/sequence.events';
import { packColor } from '../../../measure/color/packed';
import { mountLoupe } from '../../../renderers/loupe/loupe.renderer';
import { fig, hidden } from '../../theme/base.css';
import { useRenderer } from '../../ui/figures/useRenderer';
import type { KindOption } from './Pins';
import * as css from './SequenceView.css';

interface Props {
  readonly mark: Mark;
  readonly surface: SurfaceFacts;
  readonly color: string;
  readonly kinds: readonly KindOption[];
  /** The edge opposite the controls. */
  readonly edge: 'bottom' | 'top';
  readonly send: (event: SequenceEvent) => void;
}

const nudges = [
  { name: texts.up, dx: 0, dy: -1, path: 'M2 8l6-6 6 6', area: css.up },
  { name: texts.left, dx: -1, dy: 0, path: 'M8 2L2 8l6 6', area: css.left },
  { name: texts.right, dx: 1, dy: 0, path: 'M2 2l6 6-6 6', area: css.right },
  { name: texts.down, dx: 0, dy: 1, path: 'M2 2l6 6 6-6', area: css.down },
] as const;

/** Moves a held mark by device pixels and sets its kind. */
export function MarkPanel({ mark, surface, color, kinds, edge, send }: Props) {
  const { width, height } = surface;
  const { host } = useRenderer(mountLoupe, { color: packColor(color), x: mark.x, y: mark.y, width, height });

  // Opposite the mark, so that the panel never covers it: beside it, or on a phone above or below it.
  const side = mark.x < width / 2 ? 'end' : 'start';
  const half = mark.y < height / 2 ? 'lower' : 'upper';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={texts.mark}
      className={`${css.markPanel} ${css.at[edge]} ${css.at[side]} ${css.onPhone[half]}`}
    >
      <div className={css.pad}>
        <div ref={host} className={css.loupe} />
        {nudges.map(({ name, dx, dy, path, area }) => (
          <button
            key={name}
            type="button"
            className={`${css.nudge} ${area}`}
            aria-label={name}
            onClick={() => send({ type: 'MARK.MOVE', dx, dy })}
          >
            <svg viewBox="0 0 16 16" className={css.chevron} aria-hidden="true">
              <path d={path} />
            </svg>
          </button>
        ))}
      </div>
      <div className={css.markSide}>
        <p className={css.position} role="status">
          <span className={hidden}>{texts.markAt} </span>
          <span className={fig}>
            {mark.x}, {mark.y}
          </span>
        </p>
        <p className={css.markHint}>{texts.markHint}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: radio buttons would use the arrow keys */}
        <div className={css.kinds} role="group" aria-label={texts.kind}>
          {kinds.map(({ id, name }, i) => (
            <button
              key={id}
              type="button"
              className={css.markKind}
              aria-pressed={mark.kind === id}
              onClick={() => send({ type: 'MARK.KIND', kind: id })}
            >
              {name}
              <kbd className={css.digit}>{i + 1}</kbd>
            </button>
          ))}
        </div>
      </div>
      <div className={css.markActions}>
        <button type="button" className={css.markAction} onClick={() => send({ type: 'MARK.DISCARD' })}>
          {texts.remove}
        </button>
        <button type="button" className={css.set} onClick={() => send({ type: 'MARK.SET' })}>
          {texts.save}
        </button>
      </div>
    </div>
  );
}
