import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A touch pad below the keys of a laptop, and two fingers that scroll. */
export default function TouchpadIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={crisp}
        d="M12 8h20v14H12zM36 8h20v14H36zM60 8h20v14H60zM84 8h20v14H84zM108 8h20v14H108zM132 8h20v14H132zM28 26h104v14H28z"
        fill="var(--ill-1)"
      />
      <path className={crisp} d="M21 53h118v90H21z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M21 124h118M80 124v19" stroke="var(--ill-2)" strokeWidth="1" />
      <g className={marks.touchpad}>
        <path d="M66 82a8 8 0 0 1 16 0v26a8 8 0 0 1-16 0zM86 78a8 8 0 0 1 16 0v26a8 8 0 0 1-16 0z" />
      </g>
    </svg>
  );
}
