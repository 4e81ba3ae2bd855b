import { nameOf } from '../../../content/key-names';
import { reportTexts } from '../../../content/report-page';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import * as css from './maps.css';

/** Width of a key including its gap. A cap's x and w are in quarters of a key, its y and h in halves. */
const KEY = 21;
const GAP = 2;
const BLOCK_GAP = 8;

interface Props {
  readonly layout: Layout;
  /** `KeyboardEvent.code` of the faulty keys. */
  readonly keys: readonly string[];
  readonly verdict: 'fail' | 'warning' | 'other';
  /** For a map of one moment: codes of the keys that were pressed before, that are down, and that are not fitted. */
  readonly tested?: readonly string[];
  readonly down?: readonly string[];
  readonly absent?: readonly string[];
  readonly label?: string;
}

/** The tested keyboard, with the faulty keys marked. */
export function KeyboardMap({ layout, keys, verdict, tested = [], down = [], absent = [], label }: Props) {
  const { blocks } = boardOf(layout);
  const faulty = new Set(keys);
  const classOf = ({ code, unseen }: { code: string; unseen?: true }) => {
    if (faulty.has(code)) return css.faultyKey;
    if (down.includes(code)) return css.downKey;
    if (tested.includes(code)) return css.testedKey;
    return unseen || absent.includes(code) ? css.unseenKey : css.keycap;
  };
  const names = keys.map((code) => nameOf(code, layout));
  let left = 0;
  const placed = blocks.map((block) => {
    const at = left;
    left += block.width * KEY + BLOCK_GAP;
    return { block, at };
  });
  const height = Math.max(...blocks.flatMap(({ caps }) => caps.map(({ y, h }) => y + h))) * (KEY / 2);
  return (
    <svg
      className={css.map[verdict]}
      viewBox={`-1 -1 ${left - BLOCK_GAP + 2} ${height + 2}`}
      role="img"
      aria-label={label ?? reportTexts.keyboardMap(names.join(', '))}
    >
      {placed.map(({ block, at }) => (
        <g key={block.name} transform={`translate(${at} 0)`}>
          {block.caps.map((cap) => (
            <rect
              key={cap.code}
              x={(cap.x * KEY) / 4}
              y={(cap.y * KEY) / 2}
              width={(cap.w * KEY) / 4 - GAP}
              height={(cap.h * KEY) / 2 - GAP}
              rx="2"
              className={classOf(cap)}
            />
          ))}
          {block.caps
            .filter(({ code }) => faulty.has(code))
            .map(({ code, x, y, w, h }) => {
              const [cx, cy] = [((x + w / 2) * KEY) / 4 - GAP / 2, ((y + h / 2) * KEY) / 2 - GAP / 2];
              return <path key={code} className={css.cross} d={`M${cx - 4} ${cy - 4}l8 8M${cx + 4} ${cy - 4}l-8 8`} />;
            })}
        </g>
      ))}
    </svg>
  );
}
