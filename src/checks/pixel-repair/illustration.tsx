import { crisp, drawing, marks, rest } from '../../ui/layout/Illustration.css';

/** The lattice in cells of 20 px, of which the middle 4 × 4 flash. */
const PITCH = 20;
const patch = [
  'ff0',
  'f00',
  '0ff',
  '00f',
  '0f0',
  'f0f',
  'fff',
  'f00',
  '0ff',
  '00f',
  '000',
  'ff0',
  'f00',
  'ff0',
  '0f0',
  'f0f',
];
const cell = (column: number, row: number) => `M${column * PITCH + 1} ${row * PITCH + 1}h18v18h-18z`;
const inPatch = (column: number, row: number) => column >= 6 && column < 10 && row >= 2 && row < 6;
const lattice = Array.from({ length: 16 * 8 }, (_, i) => [i % 16, Math.floor(i / 16)] as const)
  .filter(([column, row]) => !inPatch(column, row))
  .map(([column, row]) => cell(column, row))
  .join('');
/** Cells of the patch by color, so that each color is one path. */
const flashing = [...new Set(patch)].map((color) => ({
  color,
  d: patch.map((other, i) => (other === color ? cell(6 + (i % 4), 2 + Math.floor(i / 4)) : '')).join(''),
}));

/** A lattice with a flashing patch in brackets. */
export default function PixelRepairIllustration() {
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
