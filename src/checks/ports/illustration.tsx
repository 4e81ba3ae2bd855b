import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** The side of a device with two sockets, and the plug in front of the second. */
export default function PortsIllustration() {
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
