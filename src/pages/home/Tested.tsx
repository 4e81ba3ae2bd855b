import { useState } from 'react';
import { checkOf } from '../../../content/catalogue';
import { testedTexts } from '../../../content/home-below';
import { tally } from '../../../machines/result';
import { saidBefore } from '../../browser/storage/saved-results';
import { byNumber, OutcomeStrip, spokenTally } from '../../inspection/OutcomeStrip';
import { ago } from '../../inspection/start/ago';
import { StripNumbers } from '../../report/view/NumberedStrip';
import { fig, panel } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { large } from '../../ui/figures/figures.css';
import type { TestedChecks } from './use-tested';
import * as css from './Tested.css';

export interface TestedProps {
  readonly tested: TestedChecks;
  /** Forgets all results of this tab. */
  readonly onStartOver: () => void;
}

/** What stands beside the verdict of each test that was done: `9/9, 12 minutes ago`. */
export function notesOf(tested: TestedChecks): ReadonlyMap<string, string> {
  const notes = byNumber.flatMap((id) => {
    const said = tested.has(id) && saidBefore(id);
    if (!said) return [];
    const { passed, judged } = tally(said.parts);
    return [[id, [...(judged > 0 ? [`${passed}/${judged}`] : []), ago(said.finishedAt)].join(', ')] as const];
  });
  return new Map(notes);
}

/** How many tests were done in this tab, what each said, and the way to the next one. */
export function Tested({ tested, onStartOver }: TestedProps) {
  const [isAsking, setAsking] = useState(false);
  const next = byNumber.find((id) => !tested.has(id));
  return (
    <section className={`${panel} ${css.tested}`} aria-label={testedTexts.label}>
      <p className={css.count}>
        <span className={large}>{tested.size}</span>
        <span>
          {testedTexts.of} <span className={fig}>{byNumber.length}</span>
          <br />
          {testedTexts.tested}
        </span>
      </p>
      <div className={css.strip}>
        <StripNumbers checks={byNumber} />
        <OutcomeStrip
          marks={byNumber.map((id) => tested.get(id) ?? 'to-come')}
          label={spokenTally([...tested.values()])}
        />
      </div>
      <div className={css.ways}>
        {next && (
          <ButtonLink href={checkOf(next).path} look="quiet">
            {testedTexts.next(checkOf(next).name)}
          </ButtonLink>
        )}
        <button
          type="button"
          className={css.over}
          onClick={isAsking ? onStartOver : () => setAsking(true)}
          onBlur={() => setAsking(false)}
        >
          {isAsking ? testedTexts.startOverAsk(tested.size) : testedTexts.startOver}
        </button>
      </div>
    </section>
  );
}
