import { crisp, drawing } from '../../ui/layout/Illustration.css';
import * as css from './illustration.css';

/** Four quarters with a patch each, of which one is lighter. */
export default function PanelIllustration() {
  return (
    <svg className={drawing} viewBox="0 0 160 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={crisp}>
        <path d="M-80 0h320v160H-80z" fill="#4a4a4a" />
        <path d="M22 22h36v36H22zM102 22h36v36h-36zM22 102h36v36H22z" fill="#555" />
        <path d="M102 102h36v36h-36z" fill="#6f6f6f" />
        <path d="M80 0v160M-80 80h320" stroke="#3a3a3a" strokeWidth="1" />
      </g>
      <path className={css.mark} d="M96 96h48v48H96z" />
    </svg>
  );
}
