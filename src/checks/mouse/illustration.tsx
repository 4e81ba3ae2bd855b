import { drawing, marks } from '../../ui/layout/Illustration.css';

/** Samples of a mouse on its way to the click, denser and larger toward the end. */
const samples = Array.from({ length: 23 }, (_, i) => {
  const s = i / 22;
  return { x: 18 + 142 * s, y: 132 - 62 * s + 26 * Math.sin(5.65 * s) * (1 - s), r: 1.2 + 2 * s };
});

/** A sampled trail, and the ring around a click. */
export default function MouseIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {samples.map(({ x, y, r }, i) => (
        <circle key={x} cx={x} cy={y.toFixed(1)} r={r} fill={i < 10 ? 'var(--ill-2)' : 'var(--ink)'} />
      ))}
      <circle className={marks.mouse} cx="162" cy="68" r="24" />
      <path
        d="M162 68v44l10.5-9.5 7.5 17.5 9-4-7.4-17.2 14.4-1.3z"
        fill="var(--panel)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
