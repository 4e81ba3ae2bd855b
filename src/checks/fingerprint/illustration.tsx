import { drawing, marks, ridge } from '../../ui/layout/Illustration.css';

/** Half the width of each ridge, from the core outward. Every second ridge is broken. */
const ridges = [14, 24, 34, 44, 54];

/** The ridges of a fingertip, and the scan line. */
export default function FingerprintIllustration() {
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
