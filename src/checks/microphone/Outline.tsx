import { micNotes } from '../../../content/microphone';
import { fixed, rounded, withUnit } from '../../../content/words';
import { rangeOf } from '../../../measure/audio/microphone-reading';
import type { Outline as Course } from '../../../measure/audio/outline';
import { fig } from '../../theme/base.css';
import { TimeAxis } from './Scopes';
import * as css from './Microphone.css';

/** Columns of the picture. They stay apart on the smallest phone. */
const COLUMNS = 150;
/** Height of the picture and of the strips for marks at its edges, in its own units. */
const HEIGHT = 100;
const MARK = 6;

/**
 * The level over the whole run. Marks at both edges show where it clipped, and the name says when.
 * @param heard seconds of signal that the result is about. A few samples may have come later.
 */
export function Outline({ outline, heard }: { outline: Course; heard: number }) {
  const { columns, secondsEach } = outline.read(COLUMNS);
  const seconds = Math.min(outline.seconds, heard);
  const range = rangeOf(Math.max(...columns.map(({ low, high }) => Math.max(high, -low))));
  const y = (amplitude: number) => HEIGHT / 2 - (HEIGHT / 2 - MARK) * Math.max(-1, Math.min(1, amplitude / range));
  const places = columns.flatMap(({ isClipped }, i) =>
    isClipped && !columns[i - 1]?.isClipped ? [withUnit(fixed(i * secondsEach, 1), 's')] : [],
  );
  return (
    <figure>
      <figcaption className={css.heading}>
        <h2 className={css.title}>{micNotes.level}</h2>
        <span className={`${fig} ${css.aside}`}>±{Math.round(range * 100)}%</span>
      </figcaption>
      <svg
        className={css.outline}
        viewBox={`0 0 ${seconds / secondsEach} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={micNotes.course(withUnit(fixed(seconds, 1), 's'), [...new Set(places)])}
      >
        <path className={css.edge} d={`M0 ${MARK}h${columns.length}M0 ${HEIGHT - MARK}h${columns.length}`} />
        <path
          className={css.outlineLevel}
          d={columns
            .map(({ low, high }, i) => `M${i}.2 ${rounded(y(high), 2)}h.6V${rounded(y(low) + 0.5, 2)}h-.6z`)
            .join('')}
        />
        {columns.map(({ isClipped }, i) =>
          isClipped ? (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              key={i}
              data-clipped
              className={css.outlineMark}
              d={`M${i} 0h1v${MARK}h-1zM${i} ${HEIGHT}h1v-${MARK}h-1z`}
            />
          ) : null,
        )}
      </svg>
      <TimeAxis length={seconds} unit="s" />
      {places.length > 0 && <p className={css.outlineNote}>{micNotes.marks}</p>}
    </figure>
  );
}
