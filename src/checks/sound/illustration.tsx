import { drawing, label, marks } from '../../ui/layout/Illustration.css';

/** Half waves of the left side, 32 wide; a cubic’s crest lies at three quarters of its control points' height. */
const wave = Array.from({ length: 5 }, (_, i) => {
  const up = i % 2 ? 1 : -1;
  return `c11.65 ${up * 58.7} 20.35 ${up * 58.7} 32 0`;
}).join('');

/** The left side plays, the right side is flat. */
export default function SoundIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 86H320M160 20V152" stroke="var(--ill-2)" strokeDasharray="3 5" />
      <path d={`M0 86${wave}h160`} fill="none" stroke="var(--ink)" strokeWidth="2" />
      <circle className={marks.sound} cx="144" cy="42" r="6.5" />
      <text x="110" y="26" className={label}>
        L
      </text>
      <text x="174" y="26" className={label}>
        R
      </text>
    </svg>
  );
}
