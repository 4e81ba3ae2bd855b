import { crisp, drawing, label, marks } from '../ui/layout/Illustration.css';

/** A person between frame guides, and the recording lamp. */
export function Webcam() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M98 160c0-32 24-50 62-50s62 18 62 50zM190 71a30 30 0 1 1-60 0 30 30 0 0 1 60 0z" fill="var(--ill-1)" />
      <g fill="none" strokeWidth="2" stroke="var(--ill-2)">
        <path d="M160 0v160M0 80h320" strokeDasharray="3 5" />
        <path d="M24 44V20h28M268 20h28v24M296 116v24h-28M52 140H24v-24" />
        <path d="M104 44V22h28M188 22h28v22M216 116v22h-28M132 138h-28v-22" stroke="var(--ink)" />
      </g>
      <circle className={marks.webcam} cx="203" cy="36" r="5.5" />
    </svg>
  );
}

/** Heights of an envelope: two words, then silence. */
const heights = Array.from({ length: 64 }, (_, i) => {
  if (i > 39) return 4;
  const word = i < 18 ? Math.sin((i + 1) / 6) * 44 : Math.sin((i - 17) / 7) * 110;
  return 4 + Math.round(Math.abs(word) * (0.82 + 0.18 * Math.sin(i * 2.4)));
});
const bars = (from: number, to: number) =>
  heights
    .slice(from, to)
    .map((height, i) => `M${(from + i) * 5 + 1} ${80 - height / 2}h3v${height}h-3z`)
    .join('');

/** The envelope of speech, and the playhead. */
export function Microphone() {
  return (
    <svg className={drawing} viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d={bars(0, 40)} fill="var(--ink)" />
        <path d={bars(40, 64)} fill="var(--ill-2)" />
        <path className={marks.microphone} d="M199 12h3v136h-3z" />
      </g>
    </svg>
  );
}

/** Half waves of the left side, 32 wide; a cubic’s crest lies at three quarters of its control points' height. */
const wave = Array.from({ length: 5 }, (_, i) => {
  const up = i % 2 ? 1 : -1;
  return `c11.65 ${up * 58.7} 20.35 ${up * 58.7} 32 0`;
}).join('');

/** The left side plays, the right side is flat. */
export function Sound() {
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
