import { type ReactNode, use } from 'react';
import type { Passages as PassageTexts, Signs as SignTexts } from '../../../content/passages';
import { fig } from '../../theme/base.css';
import { Disclosure, DisclosureList } from '../controls/Disclosure';
import { CheckHost } from './CheckHost';
import * as css from './frame.css';

/** A titled section of the texts below a test. In an inspection it is folded. */
export function Guide({ title, children }: { title: string; children: ReactNode }) {
  if (use(CheckHost)) {
    return (
      <Disclosure title={title} level={2}>
        {children}
      </Disclosure>
    );
  }
  return (
    <section className={css.section}>
      <h2 className={css.guideHeading}>{title}</h2>
      {children}
    </section>
  );
}

/** Numbered steps in a ruled list. */
export function Steps({ of }: { of: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {of.map((step, i) => (
        <li key={step} className={css.step}>
          <span className={`${fig} ${css.count}`} aria-hidden="true">
            {i + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** What to look for, in a ruled list: each sign and its meaning. */
export function Signs({ of }: { of: SignTexts }) {
  return (
    <ul className={css.signs}>
      {of.map(([sign, meaning]) => (
        <li key={sign + meaning} className={css.sign}>
          <b className={css.strong}>{sign}</b>
          {meaning}
        </li>
      ))}
    </ul>
  );
}

/** Passages that expand, each under its title. `children` are further ones. */
export function Passages({ of, children }: { of: PassageTexts; children?: ReactNode }) {
  return (
    <DisclosureList>
      {Object.entries(of).map(([title, paragraphs]) => (
        <Disclosure key={title} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
      {children}
    </DisclosureList>
  );
}
