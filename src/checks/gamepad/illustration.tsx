import { crisp, drawing, marks } from '../../ui/layout/Illustration.css';

/** A gamepad with two stick wells. One stick is out of its middle. */
export default function GamepadIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={crisp} d="M24 34h34v14H24zM102 34h34v14h-34z" fill="var(--ill-1)" />
      <path className={crisp} d="M14 52h132v72H14z" fill="var(--ill-0)" stroke="var(--ink)" strokeWidth="2" />
      <path className={crisp} d="M26 60h8v8h-8zM126 60h8v8h-8zM116 60h6v8h-6zM38 60h6v8h-6z" fill="var(--ill-2)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="2">
        <circle cx="56" cy="94" r="22" />
        <circle cx="104" cy="94" r="22" />
      </g>
      <path className={crisp} d="M97 87h14v14H97z" fill="var(--ink)" />
      <path className={marks.gamepad} d="M55 81h14v14H55z" />
    </svg>
  );
}
