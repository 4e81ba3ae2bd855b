import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Four quarters with a patch each, of which one is lighter. */
export default function PanelIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M-80 0h320v160H-80z" fill="#4a4a4a" />
        <path d="M57 57h19v19H57zM84 57h19v19H84zM57 84h19v19H57z" fill="#585858" />
        <path d="M84 84h19v19H84z" fill="#787878" />
        <path d="M80 0v160M-80 80h320" stroke="#3a3a3a" strokeWidth="1" />
      </g>
      <path className={marks.panel} d="M80.5 80.5h26v26h-26z" />
    </svg>
  );
}
