import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

const pins = [36, 52, 68, 84, 100, 116];

/** A chip with its pins, and the curve of its work, which falls. */
export default function LoadIllustration() {
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
