import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type FindingCode, findings } from '../../../content/findings';
import { runTexts } from '../../../content/inspection-run';
import { outcomeNames } from '../../../content/outcome-names';
import { currentEntry } from '../../../machines/inspection/inspection';
import { isDue } from '../../../machines/inspection/outcome';
import type { Verdict } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import type { InspectionActor } from '../actor';
import { RunStrip } from '../RunStrip';
import { takesEnter } from '../useKeys';
import { Elapsed } from './Rail';
import { codesOf } from './RunSheet';
import { verdictKeys } from './verdicts';
import * as css from './FullscreenRow.css';

interface Props {
  readonly actor: InspectionActor;
  /** Whether the test takes every key. The verdicts are then shown at once, for the pointer. */
  readonly ownsKeys: boolean;
  /** Ends the picture with the person's verdict. */
  readonly onJudge: (verdict: Verdict, codes: readonly FindingCode[]) => void;
}

/** Number of codes shown in the row, one per digit key. The sheet of the dock lists them all. */
const MAX_SHOWN_CODES = 9;

/**
 * The inspection's row above a test's own controls in full screen. The test has the keys. Enter switches the keys to
 * choosing a verdict, and Escape returns them.
 */
export function FullscreenRow({ actor, ownsKeys, onJudge }: Props) {
  const inspection = useSelector(actor, ({ context }) => context.inspection);
  const [isJudging, setJudging] = useState(ownsKeys);
  const [asked, setAsked] = useState<Verdict | null>(null);
  const entry = currentEntry(inspection);
  const due = inspection.entries.filter((one) => isDue(inspection, one));
  const codes = codesOf(entry.check).slice(0, MAX_SHOWN_CODES);

  const judge = (verdict: Verdict) => {
    setJudging(true);
    if (asked === verdict) setAsked(null);
    else if ((verdict === 'warning' || verdict === 'fail') && codes.length > 0) setAsked(verdict);
    else onJudge(verdict, []);
  };
  const close = () => {
    setJudging(ownsKeys);
    setAsked(null);
  };

  const onKey = useRef<(event: KeyboardEvent) => boolean>(() => false);
  onKey.current = ({ key, shiftKey }) => {
    if (key === 'Escape') close();
    else if (asked && key === 'Enter') onJudge(asked, []);
    else {
      const code = asked ? codes[Number(key) - 1] : undefined;
      const verdict = shiftKey ? undefined : verdictKeys.find((one) => one.key === key.toUpperCase())?.verdict;
      if (asked && code) onJudge(asked, [code]);
      else if (verdict) judge(verdict);
      else return false;
    }
    return true;
  };

  useEffect(() => {
    if (ownsKeys) return;
    if (isJudging) {
      const take = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !onKey.current(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener('keydown', take, { capture: true });
      return () => removeEventListener('keydown', take, { capture: true });
    }
    // Runs after all other listeners: a held mark takes Enter for itself.
    const wait = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || takesEnter(event.target)) return;
      setTimeout(() => !event.defaultPrevented && setJudging(true));
    };
    addEventListener('keydown', wait);
    return () => removeEventListener('keydown', wait);
  }, [isJudging, ownsKeys]);

  return (
    <div className={css.rows}>
      {asked && (
        <fieldset className={css.asks} data-held={ownsKeys || undefined} aria-label={runTexts.findTitle}>
          <p>{runTexts.findTitle}</p>
          {codes.map((code, i) => (
            <button key={code} type="button" className={css.ask} onClick={() => onJudge(asked, [code])}>
              <span className={css.cap} aria-hidden="true">
                {i + 1}
              </span>
              <span>
                {findings[code].name}
                <code className={css.code}>{code}</code>
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <div className={css.row} data-judging={isJudging || undefined}>
        <span className={`${fig} ${css.figure}`}>
          {due.indexOf(entry) + 1}/{due.length}
        </span>
        <RunStrip inspection={inspection} running className={css.strip} />
        <Elapsed actor={actor} className={css.figure} />
        <span className={`${fig} ${css.figure} ${css.wide}`}>{inspection.facts.assetTag}</span>
        <span className={css.push} data-held={!isJudging || ownsKeys || undefined}>
          {isJudging ? (
            verdictKeys.map(({ verdict, key }) => (
              <button
                key={verdict}
                type="button"
                className={css.button}
                aria-pressed={asked === verdict}
                onClick={() => judge(verdict)}
              >
                <span className={css.cap} aria-hidden="true">
                  {key}
                </span>
                {outcomeNames[verdict]}
              </button>
            ))
          ) : (
            <button type="button" className={css.button} onClick={() => setJudging(true)}>
              <span className={css.cap} aria-hidden="true">
                Enter
              </span>
              {runTexts.judge}
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
