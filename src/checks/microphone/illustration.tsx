import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

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
export default function MicrophoneIllustration() {
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
