import { drawing, marks } from '../../ui/layout/Illustration.css';

/** A person between frame guides, and the recording lamp. */
export default function WebcamIllustration() {
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
