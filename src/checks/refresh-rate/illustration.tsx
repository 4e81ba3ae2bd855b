import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Bars of the strip: x position, and whether a frame before the bar was missed. */
const bars = Array.from({ length: 16 }, (_, i) => ({ x: i * 10 + 1, missed: i === 9 }));

/** Equal frame times, and one that took two intervals. */
export default function RefreshRateIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M0 40h160v1H0zM0 80h160v1H0zM0 120h160v1H0z" fill="var(--ill-1)" />
        <path
          d={bars
            .filter(({ missed }) => !missed)
            .map(({ x }) => `M${x} 80h7v80h-7z`)
            .join('')}
          fill="var(--ink)"
        />
        {bars
          .filter(({ missed }) => missed)
          .map(({ x }) => (
            <rect key={x} className={marks.refreshRate} x={x} y="40" width="7" height="120" />
          ))}
      </g>
    </svg>
  );
}
