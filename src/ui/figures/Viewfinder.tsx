import type { Viewfinder as Finder } from '../../browser/media/camera-video';
import * as css from './Viewfinder.css';

interface Props {
  readonly finder: Finder;
  readonly label: string;
  /** Label of the live picture; null while there is none. */
  readonly live: string | null;
  /** Text shown when there is no picture. */
  readonly words: string;
  /** Whether the lamp avoids the signal color, because something else in view uses it. */
  readonly isQuiet?: boolean;
}

/** The camera's picture between corner brackets, with a lamp that is lit while the camera is on. */
export function Viewfinder({ finder, label, live, words, isQuiet = false }: Props) {
  return (
    <div className={css.scope}>
      <video ref={finder.attach} className={css.video} aria-label={label} muted playsInline autoPlay />
      <div className={css.brackets} aria-hidden="true" />
      {live === null ? (
        <p className={css.words} role="status">
          {words}
        </p>
      ) : (
        <p className={css.live} role="status" data-quiet={isQuiet || undefined}>
          {live}
        </p>
      )}
    </div>
  );
}
