import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** Ticks of the ruler below the screen: start, pitch and number. */
const START = 20;
const PITCH = 6;
const TICKS = 21;
const ticks = Array.from({ length: TICKS }, (_, i) => {
  const height = i % 10 === 0 ? 16 : i % 5 === 0 ? 12 : 7;
  return `M${START + i * PITCH} 126h1v${height}h-1z`;
}).join('');

/** A screen with its diagonal, over a ruler. */
export default function ScreenSizeIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={crisp} d={`${ticks}M20 125h121v1.5h-121z`} fill="var(--ink)" />
      <path d="M21 24h119v80h-119z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={marks.screenSize} d="M30 96L131 32M118 32h13.5v12M43 96H29.5V84" />
    </svg>
  );
}
