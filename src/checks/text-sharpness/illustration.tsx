import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A lower-case "a" as a rasterizer draws it, with coverage in ninths. */
const raster = [
  '00015785200',
  '00379967910',
  '00692001960',
  '00000000880',
  '00015678990',
  '00589521890',
  '02950000890',
  '02960002990',
  '00697678991',
  '00036740480',
  '00000000000',
];
/** Side of a cell with and without its grid line, in px. */
const PITCH = 12;
const CELL = 11;
const LEFT = 14;
const TOP = 8;

const cells = raster.flatMap((row, y) =>
  [...row].map((level, x) => ({ x: LEFT + x * PITCH, y: TOP + y * PITCH, level: Number(level) })),
);
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const square = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
const pathOf = (level: number) =>
  cells
    .filter((cell) => cell.level === level)
    .map(square)
    .join('');

/** An enlarged letter with its gray pixels, and its baseline. */
export default function TextSharpnessIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d={pathOf(0)} fill="var(--ill-0)" />
        {levels.map((level) => (
          <path key={level} d={pathOf(level)} fill="var(--ink)" fillOpacity={(level / 9).toFixed(2)} />
        ))}
      </g>
      <rect className={marks.textSharpness} x="6" y="127" width="148" height="2.5" />
    </svg>
  );
}
