import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { controls } from '../../../content/controls';
import { runTexts } from '../../../content/inspection-run';
import { outcomeNames } from '../../../content/outcome-names';
import { currentEntry } from '../../../machines/inspection/inspection';
import { findingCodesOf, isDue, nextTest, outcomeOf } from '../../../machines/inspection/outcome';
import type { Verdict } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import type { InspectionActor } from '../actor';
import { OutcomeBadge } from '../OutcomeBadge';
import { RunStrip } from '../RunStrip';
import { verdictKeys } from './verdicts';
import * as css from './Run.css';

/** The keys beside the verdicts, with the sign of each. */
const sideKeys = [
  { command: 'repeat', keys: 'Shift R', key: 'r', sign: 'M15.5 9a6.5 6.5 0 1 1-1.9-4.6M15.5 1.5v3.7h-3.7' },
  { command: 'skip', keys: 'S', key: 's', sign: 'M3 4l5 5-5 5M10 4l5 5-5 5' },
] as const;

export interface Commands {
  readonly previous: () => void;
  readonly next: () => void;
  readonly repeat: () => void;
  readonly skip: () => void;
  /** Opens the choice of verdicts, if they do not fit side by side. */
  readonly verdicts: () => void;
  readonly judge: (verdict: Verdict) => void;
}

interface Props {
  readonly actor: InspectionActor;
  /** Whether the open test takes all keys. */
  readonly taken: boolean;
  /** Whether Enter starts the open test, and does not go on. */
  readonly starts: boolean;
  /** The character whose command waits, in lower case. */
  readonly pressed: string | null;
  readonly commands: Commands;
  /** The button that goes on. */
  readonly next: Ref<HTMLButtonElement>;
}

/** The controls of the run below the open test: its progress, what was found so far, and all next steps. */
export function Dock({ actor, taken, starts, pressed, commands, next }: Props) {
  const inspection = useSelector(actor, ({ context }) => context.inspection);
  const entry = currentEntry(inspection);
  const { kind, verdict, person, machine } = outcomeOf(inspection, entry);
  const absence = kind === 'not-fitted' || kind === 'not-supported' ? kind : null;
  const outcome = absence ?? verdict;
  const check = checkOf(entry.check);
  const due = inspection.entries.filter((one) => isDue(inspection, one));
  const chosen = person ?? machine;
  const codes = [...new Set(findingCodesOf({ entries: [entry] }))];
  const held = taken || undefined;
  const isLeaving = useSelector(actor, (state) => state.hasTag('leaving'));
  return (
    <section className={css.dock} aria-label={runTexts.controls}>
      <div className={css.leaving} role="status">
        {isLeaving && runTexts.leaving}
      </div>
      <div className={css.dockInner}>
        <button
          type="button"
          className={css.previous}
          aria-keyshortcuts="Backspace"
          disabled={nextTest(inspection, inspection.index, -1) === null}
          onClick={commands.previous}
        >
          <svg className={css.arrow} viewBox="0 0 18 12" aria-hidden="true">
            <path d="M18 6H2M7 1L2 6l5 5" />
          </svg>
          {runTexts.previous}
        </button>
        <div className={css.middle}>
          <div>
            <p className={css.dockName}>
              <span className={css.dockTitle}>
                <span className={`${fig} ${css.dockNumber}`}>{numberOf(check)}</span>
                {check.name}
              </span>
              <span className={`${fig} ${css.dockNumber} ${css.dockWide}`}>
                {runTexts.place(due.indexOf(entry) + 1, due.length)}
              </span>
              {outcome && (
                <span className={css.narrowOnly}>
                  <OutcomeBadge outcome={outcome} />
                </span>
              )}
            </p>
            <RunStrip inspection={inspection} running className={css.dockStrip} />
          </div>
          <div className={css.soFar} aria-live="polite">
            <span className={css.found}>
              {outcome ? <OutcomeBadge outcome={outcome} /> : <span>{runTexts.noVerdict}</span>}
              {codes.slice(0, 2).map((code) => (
                <code key={code} className={css.dockCode}>
                  {code}
                </code>
              ))}
            </span>
            <span>{taken ? runTexts.keysOwned : absence ? runTexts.absent : (entry.result?.details ?? '')}</span>
          </div>
        </div>
        <span className={css.dockLine} />
        <fieldset className={css.judge} data-held={held} aria-label={runTexts.verdict}>
          {verdictKeys.map(({ verdict: one, key }) => (
            <button
              key={one}
              type="button"
              className={css.dockButton}
              aria-keyshortcuts={key}
              aria-pressed={chosen === one}
              data-pressed={pressed === key.toLowerCase() || undefined}
              onClick={() => commands.judge(one)}
            >
              <span className={css.dockCap} aria-hidden="true">
                {key}
              </span>
              {outcomeNames[one]}
            </button>
          ))}
        </fieldset>
        <div className={css.dockMore} data-held={held}>
          {sideKeys.map(({ command, keys, key, sign }) => (
            <button
              key={key}
              type="button"
              className={css.dockSide}
              aria-keyshortcuts={keys.replace(' ', '+')}
              data-pressed={pressed === key || undefined}
              onClick={commands[command]}
            >
              <span className={css.dockCap} aria-hidden="true">
                {keys}
              </span>
              <svg className={css.dockSign} viewBox="0 0 18 18" aria-hidden="true">
                <path d={sign} />
              </svg>
              {runTexts[command]}
            </button>
          ))}
        </div>
        <button type="button" className={css.judgeButton} onClick={commands.verdicts}>
          <svg className={css.dockSign} viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="9" cy="9" r="5" />
            <path d="M9 0v6M9 12v6M0 9h6M12 9h6" />
          </svg>
          {runTexts.judge}
        </button>
        <button
          ref={next}
          type="button"
          className={css.next}
          aria-keyshortcuts={starts ? undefined : 'Enter'}
          onClick={commands.next}
        >
          {runTexts.next}
          {!starts && (
            <span className={css.dockCap} aria-hidden="true">
              {controls.enter}
            </span>
          )}
          <svg className={css.narrowArrow} viewBox="0 0 18 12" aria-hidden="true">
            <path d="M0 6h16M11 1l5 5-5 5" />
          </svg>
        </button>
      </div>
    </section>
  );
}
