import { replayTexts } from '../../../content/report-replay';
import { layouts } from '../../../machines/keyboard/layouts';
import type { PlaybackPicture } from '../../../machines/report/playback-picture';
import { KeyboardMap } from '../maps/KeyboardMap';
import { map, surface } from '../maps/maps.css';
import * as css from './Player.css';

type Of<Kind extends PlaybackPicture['kind']> = Extract<PlaybackPicture, { kind: Kind }>;

/** What the person saw at one step of a replay. */
export function MomentPicture({ of: picture }: { of: PlaybackPicture | null }) {
  switch (picture?.kind) {
    case 'keyboard':
      return <Keyboard of={picture} />;
    case 'grid':
      return <Grid of={picture} />;
    case 'surface':
      return <Surface of={picture} />;
    case 'cells':
      return (
        <p className={css.momentWords}>
          <b>{replayTexts.cells(picture.touched, picture.cells)}</b> {replayTexts.cellsText}
        </p>
      );
    default:
      return <p className={css.momentWords}>{replayTexts.noPicture}</p>;
  }
}

function Keyboard({ of: { board, tested, down, faulty, absent } }: { of: Of<'keyboard'> }) {
  const layout = layouts[board];
  if (!layout) return null;
  const label = replayTexts.pictures.keyboard(tested.length, down.length);
  return (
    <>
      <KeyboardMap
        layout={layout}
        keys={faulty}
        verdict="fail"
        tested={tested}
        down={down}
        absent={absent}
        label={label}
      />
      <ul className={css.legend} aria-hidden="true">
        {(['tested', 'down', 'faulty', ...(absent.length > 0 ? (['absent'] as const) : [])] as const).map((kind) => (
          <li key={kind}>
            <span className={css.momentKey[kind]} />
            {replayTexts.legend[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The touched cells, each with its own outline. */
function Grid({ of: { columns, rows, width, height, touched } }: { of: Of<'grid'> }) {
  const [w, h] = [width / columns, height / rows];
  const gap = Math.min(w, h) * 0.08;
  const cells = (isWanted: (cell: number) => boolean) =>
    touched
      .slice(0, columns * rows)
      .flatMap((cell, i) =>
        isWanted(cell)
          ? [`M${(i % columns) * w} ${Math.floor(i / columns) * h}h${w - gap}v${h - gap}h${gap - w}z`]
          : [],
      )
      .join('');
  const count = touched.filter((cell) => cell !== 0).length;
  return (
    <svg
      className={map.other}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={replayTexts.pictures.grid(count, columns * rows)}
    >
      <path className={css.untouched} d={cells((cell) => cell === 0)} />
      <path className={css.touched} d={cells((cell) => cell === 1)} />
      <path className={css.other} d={cells((cell) => cell > 1)} />
    </svg>
  );
}

/** Longest side of the drawing, in its own units. */
const SIDE = 320;

/** A screen or panel with its marks. */
function Surface({ of: { width, height, name, color, pins } }: { of: Of<'surface'> }) {
  const scale = SIDE / Math.max(width, height);
  return (
    <figure>
      <svg
        className={map.other}
        viewBox={`0 0 ${width * scale} ${height * scale}`}
        role="img"
        aria-label={replayTexts.pictures.surface(name, pins.length)}
      >
        <rect
          x=".75"
          y=".75"
          width={width * scale - 1.5}
          height={height * scale - 1.5}
          className={color ? css.colored : surface}
          {...(color && { fill: color })}
        />
        {pins.map(({ x, y, isHeld }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * scale} ${y * scale})`}>
            <circle r={isHeld ? 10 : 6} className={css.halo} />
            <circle r={isHeld ? 10 : 6} className={isHeld ? css.held : css.pin} />
            <circle r="1.8" className={css.spot} />
          </g>
        ))}
      </svg>
      {name && <figcaption className={css.caption}>{name}</figcaption>}
    </figure>
  );
}
