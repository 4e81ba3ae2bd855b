import { crisp, drawing, marks, ridge } from '../ui/layout/Illustration.css';

/** Half the width of each ridge, from the core outward. Every second ridge is broken. */
const ridges = [14, 24, 34, 44, 54];

/** The ridges of a fingertip, and the scan line. */
export function Fingerprint() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={ridge} d="M80 78v40" />
      {ridges.map((r, i) => (
        <path
          key={r}
          className={ridge}
          d={`M${80 - r} ${111 + i * 7}V84a${r} ${r * 1.08} 0 0 1 ${2 * r} 0v34`}
          strokeDasharray={i % 2 ? '70 6 90 5' : undefined}
        />
      ))}
      <path className={marks.fingerprint} d="M14 98H146M14 90v16M146 90v16" />
    </svg>
  );
}

/** A tilted device, the horizon, and an arrow that points up. */
export function MotionSensors() {
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

/** The side of a device with two sockets, and the plug in front of the second. */
export function Ports() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={crisp} d="M0 34h160v44H0z" fill="var(--ill-0)" />
      <path className={crisp} d="M0 33h160v2H0zM0 77h160v2H0z" fill="var(--ink)" />
      <rect x="10" y="49" width="40" height="14" rx="7" fill="var(--ink)" />
      <rect x="62" y="49" width="40" height="14" rx="7" fill="var(--ill-2)" stroke="var(--ink)" strokeWidth="2" />
      <rect x="118" y="46" width="34" height="20" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <g>
        <path className={marks.ports} d="M67 92a5 5 0 0 1 5-5h20a5 5 0 0 1 5 5v12H67z" />
        <path
          d="M58 104h48v26a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6z"
          fill="var(--ill-1)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <path className={crisp} d="M80 137h4v23h-4z" fill="var(--ink)" />
      </g>
    </svg>
  );
}

/** A battery that holds less than when it was new, and the sheet that says so. */
export function SystemFiles() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M34 18h66l26 26v98H34z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M100 18v26h26" fill="var(--ill-2)" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M48 36h36v4H48zM48 48h28v4H48z" fill="var(--ill-2)" />
      <rect x="50" y="68" width="56" height="30" rx="4" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M107 76h5v14h-5z" fill="var(--ink)" />
      <path className={`${crisp} ${marks.systemFiles}`} d="M54 72h34v22H54z" />
      <path className={crisp} d="M48 112h64v4H48zM48 124h46v4H48z" fill="var(--ill-2)" />
    </svg>
  );
}

const pins = [36, 52, 68, 84, 100, 116];

/** A chip with its pins, and the curve of its work, which falls. */
export function Load() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={crisp}
        d={pins.map((at) => `M${at} 12h8v136h-8zM12 ${at}h136v8h-136z`).join('')}
        fill="var(--ill-2)"
      />
      <rect x="26" y="26" width="108" height="108" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M40 60h80v1H40zM40 80h80v1H40zM40 100h80v1H40z" fill="var(--ill-1)" />
      <path d="M40 56h24v12h18v26h38" fill="none" stroke="var(--ink)" strokeWidth="3" />
      <path className={`${crisp} ${marks.load}`} d="M77 63h10v10H77z" />
    </svg>
  );
}
