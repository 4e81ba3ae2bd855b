import type { Source } from '../../../machines/result';
import * as css from './SourceIcon.css';

const drawings = {
  full: <circle cx="5" cy="5" r="4.5" className={css.full} />,
  empty: <circle cx="5" cy="5" r="3.9" />,
  half: (
    <>
      <circle cx="5" cy="5" r="3.9" />
      <path d="M5 1.1a3.9 3.9 0 0 1 0 7.8z" className={css.full} />
    </>
  ),
  dashed: <circle cx="5" cy="5" r="3.9" strokeDasharray="2.45 1.634" />,
  square: <path d="M1.2 1.2h7.6v7.6H1.2z" />,
  sheet: <path d="M2 1h4l2.4 2.4V9H2z" />,
} as const;

/** Settings are shown as declared. */
const shapes: Readonly<Record<Source, keyof typeof drawings>> = {
  measured: 'full',
  estimated: 'dashed',
  reported: 'empty',
  observed: 'half',
  declared: 'square',
  setting: 'square',
  file: 'sheet',
};

interface Props {
  readonly of: Source;
  /** Default: a drawing beside words, hidden from screen readers. */
  readonly name?: string;
}

/** The source of a figure as an icon. */
export function SourceIcon({ of: source, name }: Props) {
  const drawing = drawings[shapes[source]];
  return name === undefined ? (
    <svg className={css.mark} viewBox="0 0 10 10" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg className={css.mark} viewBox="0 0 10 10" role="img" aria-label={name}>
      <title>{name}</title>
      {drawing}
    </svg>
  );
}
