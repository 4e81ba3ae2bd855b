import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A tilted device, the horizon, and an arrow that points up. */
export default function MotionSensorsIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={crisp} d="M0 104h160v1H0zM79 0h1v160h-1z" fill="var(--ill-1)" />
      <g transform="rotate(-24 80 96)">
        <path d="M50 46h60v100H50z" fill="var(--ink)" />
        <path d="M56 52h48v84H56z" fill="var(--ill-0)" />
      </g>
      <path className={marks.motionSensors} d="M80 92V62M72 70l8-10 8 10" />
    </svg>
  );
}
