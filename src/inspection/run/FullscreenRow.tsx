import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { controls } from '../../../content/controls';
import { type FindingCode, findings } from '../../../content/findings';
import { runTexts } from '../../../content/inspection-run';
import { outcomeNames } from '../../../content/outcome-names';
import { currentEntry } from '../../../machines/inspection/inspection';
import { isDue } from '../../../machines/inspection/outcome';
import type { Verdict } from '../../../machines/result';
import { fig } from '../../theme/base.css';
import type { InspectionActor } from '../actor';
import { RunStrip } from '../RunStrip';
import { answerBurst } from '../take-scan';
import { takesEnter, useKeys } from '../useKeys';
import { Elapsed } from './Rail';
import { codesOf } from './RunSheet';
import { verdictKeys } from './verdicts';
import * as css from './Run.css';

interface Props {
  readonly actor: InspectionActor;
  /** Whether the test takes every key. The verdicts are then shown at once, for the pointer. */
  readonly ownsKeys: boolean;
  /** Ends the picture with the person's verdict. */
  readonly onJudge: (verdict: Verdict, codes: readonly FindingCode[]) => void;
  /** Called with the person's verdict if the picture ended while its finding was asked for. */
  readonly onLeave: (verdict: Verdict) => void;
}

/** Number of codes shown in the row, one per digit key. The sheet of the dock lists them all. */
const MAX_SHOWN_CODES = 9;

/**
 * The inspection's row above a test's own controls in full screen. The test has the keys. Enter switches the keys to
 * choosing a verdict, and Escape returns them.
 */
export function FullscreenRow({ actor, ownsKeys, onJudge, onLeave }: Props) {
  const inspection = useSelector(actor, ({ context }) => context.inspection);
  const [isJudging, setJudging] = useState(ownsKeys);
  const [asked, setAsked] = useState<Verdict | null>(null);
  const entry = currentEntry(inspection);
  const due = inspection.entries.filter((one) => isDue(inspection, one));
  const codes = codesOf(entry.check).slice(0, MAX_SHOWN_CODES);

  /** The verdict whose finding is asked for. It counts also if the picture ends before the answer. */
  const open = useRef<Verdict | null>(null);
  const ask = (verdict: Verdict | null) => {
    open.current = verdict;
    setAsked(verdict);
    actor.send({ type: 'DRAFT', draft: verdict && { verdict, codes: [] }, at: Date.now() });
  };
  const answer = (verdict: Verdict, found: readonly FindingCode[]) => {
    open.current = null;
    onJudge(verdict, found);
  };
  const keepOpen = useEffectEvent(() => open.current && onLeave(open.current));
  useEffect(() => () => void keepOpen(), []);

  const judge = (verdict: Verdict) => {
    setJudging(true);
    if (asked === verdict) ask(null);
    else if ((verdict === 'warning' || verdict === 'fail') && codes.length > 0) ask(verdict);
    else answer(verdict, []);
  };
  const close = () => {
    setJudging(ownsKeys);
    ask(null);
  };

  const pressed = useKeys({
    isOn: !ownsKeys,
    onBurst: (burst) => answerBurst(actor, burst),
    commandOf: ({ key, shiftKey, repeat }) => {
      if (!isJudging || repeat) return null;
      if (key === 'Escape') return close;
      if (asked && key === 'Enter') return () => answer(asked, []);
      const code = asked ? codes[Number(key) - 1] : undefined;
      if (asked && code) return () => answer(asked, [code]);
      const verdict = shiftKey ? undefined : verdictKeys.find((one) => one.key === key.toUpperCase())?.verdict;
      return verdict ? () => judge(verdict) : null;
    },
  });

  useEffect(() => {
    if (ownsKeys || isJudging) return;
    let timer = 0;
    // Runs after all other listeners: a held mark takes Enter for itself.
    const wait = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || takesEnter(event.target)) return;
      timer = window.setTimeout(() => !event.defaultPrevented && setJudging(true));
    };
    addEventListener('keydown', wait);
    return () => {
      removeEventListener('keydown', wait);
      clearTimeout(timer);
    };
  }, [isJudging, ownsKeys]);

  return (
    <div className={css.fullscreenRows}>
      {asked && (
        <fieldset className={css.asks} data-held={ownsKeys || undefined} aria-label={runTexts.findTitle}>
          <p>{runTexts.findTitle}</p>
          {codes.map((code, i) => (
            <button key={code} type="button" className={css.ask} onClick={() => answer(asked, [code])}>
              <span className={css.fullscreenCap} aria-hidden="true">
                {i + 1}
              </span>
              <span>
                {findings[code].name}
                <code className={css.fullscreenCode}>{code}</code>
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <div className={css.fullscreenRow} data-judging={isJudging || undefined}>
        <span className={`${fig} ${css.fullscreenFigure}`}>
          {due.indexOf(entry) + 1}/{due.length}
        </span>
        <RunStrip inspection={inspection} running className={css.fullscreenStrip} />
        <Elapsed actor={actor} className={css.fullscreenFigure} />
        <span className={`${fig} ${css.fullscreenFigure} ${css.fullscreenWide}`}>{inspection.facts.assetTag}</span>
        <span className={css.fullscreenPush} data-held={!isJudging || ownsKeys || undefined}>
          {isJudging ? (
            verdictKeys.map(({ verdict, key }) => (
              <button
                key={verdict}
                type="button"
                className={css.fullscreenButton}
                aria-pressed={asked === verdict}
                data-pressed={pressed === key.toLowerCase() || undefined}
                onClick={() => judge(verdict)}
              >
                <span className={css.fullscreenCap} aria-hidden="true">
                  {key}
                </span>
                {outcomeNames[verdict]}
              </button>
            ))
          ) : (
            <button type="button" className={css.fullscreenButton} onClick={() => setJudging(true)}>
              <span className={css.fullscreenCap} aria-hidden="true">
                {controls.enter}
              </span>
              {runTexts.judge}
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
