import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A stroke that gets wider with pressure, the cells of the sheet, and the tip of the pen. */
export default function PenIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={crisp}
        d="M20 0h1v160h-1zM60 0h1v160h-1zM100 0h1v160h-1zM140 0h1v160h-1zM0 20h160v1H0zM0 60h160v1H0zM0 100h160v1H0zM0 140h160v1H0z"
        fill="var(--ill-1)"
      />
      <path d="M4 130C30 118 48 116 86 82l6 8C56 124 34 126 5 132z" fill="var(--ink)" />
      <path d="M98 78l48-58 10 8-48 58z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={marks.pen} d="M88 92l10-14 10 8z" />
    </svg>
  );
}
