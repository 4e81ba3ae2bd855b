import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A battery that holds less than when it was new, and the sheet that says so. */
export default function SystemFilesIllustration() {
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
