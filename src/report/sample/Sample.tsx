import type { ReactNode } from 'react';
import { sampleTexts } from '../../../content/sample';
import { wrap } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { SAMPLE } from './sample';
import * as css from './Sample.css';

/** Says that a page shows the sample, with what can be done with it. */
export function SampleBar({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <aside className={css.bar} aria-label={sampleTexts.sample}>
      <div className={`${wrap} ${css.barRow}`}>
        <span className={css.word}>{sampleTexts.sample}</span>
        <p className={css.says}>
          <b>{title}</b> {text}
        </p>
        <div className={css.acts}>
          {children}
          <ButtonLink href="/inspection">{sampleTexts.inspect}</ButtonLink>
        </div>
      </div>
    </aside>
  );
}

export const SampleLink = () => <ButtonLink href={`/report#${SAMPLE}`}>{sampleTexts.see}</ButtonLink>;
