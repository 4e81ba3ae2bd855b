import { bars, crisp, drawing, marks, ramp, rest } from '../ui/layout/Illustration.css';

/** Side of the loupe's grid in cells, and side of a cell with and without its grid line in px. */
const LOUPE_SIDE = 7;
const LOUPE_PITCH = 13;
const LOUPE_CELL = 11;
const LOUPE_LEFT = 160 - (LOUPE_SIDE * LOUPE_PITCH - 2) / 2;
const LOUPE_TOP = 80 - (LOUPE_SIDE * LOUPE_PITCH - 2) / 2;
const loupeCells = Array.from({ length: LOUPE_SIDE * LOUPE_SIDE }, (_, i) => ({
  x: LOUPE_LEFT + (i % LOUPE_SIDE) * LOUPE_PITCH,
  y: LOUPE_TOP + Math.floor(i / LOUPE_SIDE) * LOUPE_PITCH,
  dead: i === (LOUPE_SIDE * LOUPE_SIDE - 1) / 2,
}));
const liveCells = loupeCells.filter(({ dead }) => !dead);

/** Eight bars, and a loupe over one dead pixel. */
export function Screen() {
  return (
    <>
      <span className={bars} />
      <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <clipPath id="screen-illustration-loupe">
          <circle cx="160" cy="80" r="42" />
        </clipPath>
        <circle cx="160" cy="80" r="45" fill="#111" />
        <g clipPath="url(#screen-illustration-loupe)">
          <path d="M110 30h100v100H110z" fill="#9a9a9a" />
          <path
            className={crisp}
            d={liveCells.map(({ x, y }) => `M${x} ${y}h${LOUPE_CELL}v${LOUPE_CELL}h-${LOUPE_CELL}z`).join('')}
            fill="#fff"
          />
          <path d="M154.5 74.5h11v11h-11z" />
        </g>
        <path className={marks.screen} d="M151 71h18v18h-18z" />
      </svg>
    </>
  );
}

/** The lattice in cells of 20 px, of which the middle 4 × 4 flash. */
const LATTICE_PITCH = 20;
const patch = 'ff0 f00 0ff 00f 0f0 f0f fff f00 0ff 00f 000 ff0 f00 ff0 0f0 f0f'.split(' ');
const latticeCell = (column: number, row: number) =>
  `M${column * LATTICE_PITCH + 1} ${row * LATTICE_PITCH + 1}h18v18h-18z`;
const inPatch = (column: number, row: number) => column >= 6 && column < 10 && row >= 2 && row < 6;
const lattice = Array.from({ length: 16 * 8 }, (_, i) => [i % 16, Math.floor(i / 16)] as const)
  .filter(([column, row]) => !inPatch(column, row))
  .map(([column, row]) => latticeCell(column, row))
  .join('');
/** Cells of the patch by color, so that each color is one path. */
const flashing = [...new Set(patch)].map((color) => ({
  color,
  d: patch.map((other, i) => (other === color ? latticeCell(6 + (i % 4), 2 + Math.floor(i / 4)) : '')).join(''),
}));

/** A lattice with a flashing patch in brackets. */
export function PixelRepair() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={`${crisp} ${rest}`} d={lattice} />
      {flashing.map(({ color, d }) => (
        <path key={color} className={crisp} fill={`#${color}`} d={d} />
      ))}
      <path className={marks.pixelRepair} d="M113 52V33H132M188 33H207V52M207 108V127H188M132 127H113V108" />
    </svg>
  );
}

/** Levels from the outside in. Each is inset 10 px from the one before. */
const brightnessLevels = ['#fff', '#ccc', '#999', '#666', '#333', '#111', '#000'];
const levelEdge = (depth: number) => (depth === 0 ? -20 : 8 + depth * 10);

/** Nested levels, with a frame around the last two blacks. */
export function Brightness() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        {brightnessLevels.map((fill, depth) => (
          <rect
            key={fill}
            x={levelEdge(depth)}
            y={levelEdge(depth)}
            width={160 - 2 * levelEdge(depth)}
            height={160 - 2 * levelEdge(depth)}
            fill={fill}
          />
        ))}
      </g>
      <path className={marks.brightness} d="M58 58h44v44H58z" />
    </svg>
  );
}

const RAMP_STEPS = 8;
const rampSteps = Array.from({ length: RAMP_STEPS }, (_, i) => {
  const code = Math.round((i / (RAMP_STEPS - 1)) * 255);
  return { x: i * 20, fill: `rgb(${code},${code},${code})` };
});

/** A ramp above the same ramp in eight steps, with a pointer at one edge. */
export function Gradient() {
  return (
    <>
      <span className={ramp} />
      <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="none" aria-hidden="true">
        <g className={crisp}>
          {rampSteps.map(({ x, fill }) => (
            <rect key={x} x={x} y="80" width="20" height="80" fill={fill} />
          ))}
        </g>
        <path className={marks.gradient} d="M79 66h3v28h-3zM72 60h17l-8.5 10z" />
      </svg>
    </>
  );
}

/** Ticks of the ruler below the screen: start, pitch and number. */
const RULER_START = 20;
const RULER_PITCH = 6;
const RULER_TICKS = 21;
const rulerTicks = Array.from({ length: RULER_TICKS }, (_, i) => {
  const height = i % 10 === 0 ? 16 : i % 5 === 0 ? 12 : 7;
  return `M${RULER_START + i * RULER_PITCH} 126h1v${height}h-1z`;
}).join('');

/** A screen with its diagonal, over a ruler. */
export function ScreenSize() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={crisp} d={`${rulerTicks}M20 125h121v1.5h-121z`} fill="var(--ink)" />
      <path d="M21 24h119v80h-119z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={marks.screenSize} d="M30 96L131 32M118 32h13.5v12M43 96H29.5V84" />
    </svg>
  );
}

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
const RASTER_PITCH = 12;
const RASTER_CELL = 11;
const RASTER_LEFT = 14;
const RASTER_TOP = 8;

const rasterCells = raster.flatMap((row, y) =>
  [...row].map((level, x) => ({
    x: RASTER_LEFT + x * RASTER_PITCH,
    y: RASTER_TOP + y * RASTER_PITCH,
    level: Number(level),
  })),
);
const rasterLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const rasterSquare = ({ x, y }: { x: number; y: number }) =>
  `M${x} ${y}h${RASTER_CELL}v${RASTER_CELL}h-${RASTER_CELL}z`;
const rasterPath = (level: number) =>
  rasterCells
    .filter((cell) => cell.level === level)
    .map(rasterSquare)
    .join('');

/** An enlarged letter with its gray pixels, and its baseline. */
export function TextSharpness() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d={rasterPath(0)} fill="var(--ill-0)" />
        {rasterLevels.map((level) => (
          <path key={level} d={rasterPath(level)} fill="var(--ink)" fillOpacity={(level / 9).toFixed(2)} />
        ))}
      </g>
      <rect className={marks.textSharpness} x="6" y="127" width="148" height="2.5" />
    </svg>
  );
}

/** Afterimages of the bar at its earlier positions, the faintest first. */
const ghosts = [0.04, 0.09, 0.16, 0.26, 0.4, 0.58].map((opacity, i) => ({ x: i * 18, opacity }));
const motionTicks = Array.from(
  { length: 17 },
  (_, i) => `M${i * 10} 137v${i % 4 === 0 ? -9 : -5}h1v${i % 4 === 0 ? 9 : 5}z`,
);

/** A bar with its ghosts, over a ruler. */
export function MotionBlur() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        {ghosts.map(({ x, opacity }) => (
          <rect key={x} x={x} y="48" width="18" height="64" fill="var(--ink)" fillOpacity={opacity} />
        ))}
        <path d={`${motionTicks.join('')}M0 137h160v1H0z`} fill="var(--ink)" />
        <rect className={marks.motionBlur} x="108" y="48" width="20" height="64" />
      </g>
    </svg>
  );
}

/** Lines in the upper half, a checkerboard below. In px of the drawing. */
const LINE_PITCH = 8;
const MISFIT_X = 80;
const resolutionLines = Array.from({ length: 19 }, (_, i) => 8 + i * LINE_PITCH)
  .filter((x) => x !== MISFIT_X)
  .map((x) => `M${x} 0h2v96h-2z`)
  .join('');
const checkerboard = Array.from({ length: 20 * 8 }, (_, i) => [i % 20, Math.floor(i / 20)] as const)
  .filter(([column, row]) => (column + row) % 2 === 0)
  .map(
    ([column, row]) => `M${column * LINE_PITCH} ${96 + row * LINE_PITCH}h${LINE_PITCH}v${LINE_PITCH}h-${LINE_PITCH}z`,
  )
  .join('');

/** Lines of one pixel over a checkerboard. One line is too wide. */
export function Resolution() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M0 0h160v160H0z" fill="var(--ill-0)" />
        <path d={resolutionLines} fill="var(--ink)" />
        <path d={checkerboard} fill="var(--ink)" />
        <rect className={marks.resolution} x={MISFIT_X - 1} y="0" width="5" height="96" />
      </g>
    </svg>
  );
}

/** Bars of the strip: x position, and whether a frame before the bar was missed. */
const frameBars = Array.from({ length: 16 }, (_, i) => ({ x: i * 10 + 1, missed: i === 9 }));

/** Equal frame times, and one that took two intervals. */
export function RefreshRate() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M0 40h160v1H0zM0 80h160v1H0zM0 120h160v1H0z" fill="var(--ill-1)" />
        <path
          d={frameBars
            .filter(({ missed }) => !missed)
            .map(({ x }) => `M${x} 80h7v80h-7z`)
            .join('')}
          fill="var(--ink)"
        />
        {frameBars
          .filter(({ missed }) => missed)
          .map(({ x }) => (
            <rect key={x} className={marks.refreshRate} x={x} y="40" width="7" height="120" />
          ))}
      </g>
    </svg>
  );
}

/** Four quarters with a patch each, of which one is lighter. */
export function Panel() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M-80 0h320v160H-80z" fill="#4a4a4a" />
        <path d="M57 57h19v19H57zM84 57h19v19H84zM57 84h19v19H57z" fill="#585858" />
        <path d="M84 84h19v19H84z" fill="#787878" />
        <path d="M80 0v160M-80 80h320" stroke="#3a3a3a" strokeWidth="1" />
      </g>
      <path className={marks.panel} d="M80.5 80.5h26v26h-26z" />
    </svg>
  );
}
