import { crisp, drawing, marks, ramp } from '../../ui/layout/Illustration.css';

const STEPS = 8;
const bars = Array.from({ length: STEPS }, (_, i) => {
  const code = Math.round((i / (STEPS - 1)) * 255);
  return { x: i * 20, fill: `rgb(${code},${code},${code})` };
});

/** A ramp above the same ramp in eight steps, with a pointer at one edge. */
export default function GradientIllustration() {
  return (
    <>
      <span className={ramp} />
      <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="none" aria-hidden="true">
        <g className={crisp}>
          {bars.map(({ x, fill }) => (
            <rect key={x} x={x} y="80" width="20" height="80" fill={fill} />
          ))}
        </g>
        <path className={marks.gradient} d="M79 66h3v28h-3zM72 60h17l-8.5 10z" />
      </svg>
    </>
  );
}
