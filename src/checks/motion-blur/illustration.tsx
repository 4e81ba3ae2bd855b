import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Afterimages of the bar at its earlier positions, the faintest first. */
const ghosts = [0.04, 0.09, 0.16, 0.26, 0.4, 0.58].map((opacity, i) => ({ x: i * 18, opacity }));
const ticks = Array.from({ length: 17 }, (_, i) => `M${i * 10} 137v${i % 4 === 0 ? -9 : -5}h1v${i % 4 === 0 ? 9 : 5}z`);

/** A bar with its ghosts, over a ruler. */
export default function MotionBlurIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        {ghosts.map(({ x, opacity }) => (
          <rect key={x} x={x} y="48" width="18" height="64" fill="var(--ink)" fillOpacity={opacity} />
        ))}
        <path d={`${ticks.join('')}M0 137h160v1H0z`} fill="var(--ink)" />
        <rect className={marks.motionBlur} x="108" y="48" width="20" height="64" />
      </g>
    </svg>
  );
}
