import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { checkOf } from '../../../content/catalogue';
import type { FindingCode } from '../../../content/findings';
import { runTexts } from '../../../content/inspection-run';
import { itemKinds } from '../../../content/inspection-start';
import { site } from '../../../content/site';
import { currentEntry } from '../../../machines/inspection/inspection';
import { outcomeOf } from '../../../machines/inspection/outcome';
import type { KeyboardInput } from '../../../machines/keyboard/keyboard.machine';
import { recordJournal } from '../../../machines/record-journal';
import type { Verdict } from '../../../machines/result';
import { type ConditionWatch, watchConditions } from '../../browser/report/conditions';
import { keepLayout, keptLayout } from '../../browser/storage/inspection-choices';
import { rememberTests } from '../../browser/storage/planned-tests';
import { letterKeys, ownPace } from '../../browser/storage/run-switches';
import { wrap } from '../../theme/base.css';
import { toast } from '../../ui/feedback/toasts';
import type { Host } from '../../ui/layout/CheckHost';
import type { InspectionActor } from '../actor';
import { StorageNotice } from '../StorageNotice';
import { answerBurst } from '../take-scan';
import { isText, takesEnter, useKeys } from '../useKeys';
import { type Commands, Dock } from './Dock';
import { FullscreenRow } from './FullscreenRow';
import { HostedTest } from './HostedTest';
import { Rail } from './Rail';
import { chooseByKey, codesOf, isComplete, RunSheet, type SheetState } from './RunSheet';
import { verdictKeys } from './verdicts';
import * as css from './Run.css';

const itemOf = (actor: InspectionActor): string => actor.getSnapshot().context.inspection.facts.item;

/** The layout that was chosen before for this kind of device. A laptop has a laptop's keyboard. */
function keyboardOf(item: string): KeyboardInput | null {
  const kept = keptLayout(item);
  if (kept) return { layout: kept, sized: 'chosen' };
  return item === itemKinds[0]
    ? { layout: { system: 'windows', variant: 'ansi', size: 'laptop' }, sized: 'guessed' }
    : null;
}

/** The open test between the two rails. */
export function Run({ actor }: { actor: InspectionActor }) {
  const inspection = useSelector(actor, ({ context }) => context.inspection);
  const entry = currentEntry(inspection);
  const { check, runs } = entry;
  const { title, name, silent } = { silent: false, ...checkOf(check) };
  const { tests } = inspection.profile;
  const hint = tests.find((test) => test.check === check)?.hint;
  const [sheet, setSheet] = useState<SheetState | null>(null);
  /** How many components of the open test take all keys. */
  const [takers, setTakers] = useState(0);
  const taken = takers > 0;
  /**
   * A person's verdict that waits for the test's own result, because the first result of a test clears earlier
   * verdicts.
   */
  const pending = useRef<{ verdict: Verdict; codes: readonly FindingCode[] } | null>(null);

  /** What starts the open test. Null once it has begun, or where it needs no start. */
  const [start, setStart] = useState<(() => void) | null>(null);
  const watch = useRef<ConditionWatch | null>(null);
  const next = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A test that runs only after a finding is not suggested as a next test.
    rememberTests(tests.filter(({ onlyAfter }) => !onlyAfter).map((test) => test.check));
  }, [tests]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a test is opened
  useLayoutEffect(() => {
    const watching = watchConditions();
    watch.current = watching;
    return watching.end;
  }, [check, runs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a test is opened
  useEffect(() => {
    const { draft } = actor.getSnapshot().context.inspection;
    setSheet(draft?.check === check ? { kind: 'finding', verdict: draft.verdict, codes: draft.codes } : null);
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [check, runs]);

  useEffect(() => {
    const before = document.title;
    document.title = `${runTexts.titleOf(title)} – ${site.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);

  const isLeaving = useSelector(actor, (state) => state.hasTag('leaving'));
  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => actor.send({ type: 'STAY' });
    if (sheet) return stay();
    const listening = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, stay, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [actor, isLeaving, sheet]);

  const settle = useCallback(() => {
    const judgment = pending.current;
    pending.current = null;
    if (judgment) actor.send({ type: 'JUDGE', ...judgment, at: Date.now() });
  }, [actor]);

  const host = useMemo<Host>(
    () => ({
      onResult: (of, { result, revision }) => {
        const noticed = watch.current?.notice() ?? [];
        actor.send({ type: 'RESULT', check: of, result, revision, noticed, at: Date.now() });
        settle();
        if (ownPace.isOn()) actor.send({ type: 'LEAVE' });
      },
      record: (of, input) => recordJournal(of, input, () => performance.timeOrigin + performance.now()),
      onJournal: (journal, isJudged) => actor.send({ type: 'JOURNAL', journal, isJudged }),
      onBusy: (isBusy) => actor.send({ type: isBusy ? 'BUSY' : 'READY', at: Date.now() }),
      onAbsence: (of, absence) => actor.send({ type: 'UNAVAILABLE', check: of, absence, at: Date.now() }),
      keyboard: () => keyboardOf(itemOf(actor)),
      onLayout: (layout) => keepLayout(itemOf(actor), layout),
      onStart: (begin) => setStart(() => begin),
      onKeyboard: (isTaken) => {
        setTakers((count) => count + (isTaken ? 1 : -1));
        // The keys are the run's again: Enter must not press the button that gave them to the test.
        if (!isTaken) document.getElementById('main')?.focus({ preventScroll: true });
      },
      controls: (exit, ownsKeys = false) => (
        <FullscreenRow
          actor={actor}
          ownsKeys={ownsKeys}
          onLeave={(verdict) => actor.send({ type: 'JUDGE', verdict, codes: [], at: Date.now() })}
          onJudge={(verdict, codes) => {
            pending.current = { verdict, codes };
            exit();
            // A test that lacks evidence to judge emits nothing.
            settle();
          }}
        />
      ),
    }),
    [actor, settle],
  );

  const at = () => Date.now();
  /** Shows a sheet, or none. A verdict whose findings it asks for is stored with them, until the sheet is closed. */
  const show = (next: SheetState | null) => {
    setSheet(next);
    const draft = next?.kind === 'finding' ? { verdict: next.verdict, codes: next.codes } : null;
    if (draft || inspection.draft) actor.send({ type: 'DRAFT', draft, at: at() });
  };
  /** Saves the verdict whose findings the sheet asks for. Call it before the sheet closes for another reason. */
  const keepVerdict = () => {
    if (sheet?.kind === 'finding') actor.send({ type: 'JUDGE', verdict: sheet.verdict, codes: sheet.codes, at: at() });
  };
  /** Opens another test, and says so if this one stays without a verdict. */
  const leave = (type: 'NEXT' | 'BACK') => {
    keepVerdict();
    const event = { type, at: at() };
    const left = actor.getSnapshot();
    if (!left.can(event)) return;
    const { inspection: run } = left.context;
    if (outcomeOf(run, currentEntry(run)).kind === 'not-run') toast(runTexts.leftTitle(name), runTexts.left);
    actor.send(event);
  };
  const commands: Commands = {
    previous: () => leave('BACK'),
    next: () => {
      if (sheet?.kind === 'skip' && isComplete(sheet)) return confirm();
      leave('NEXT');
    },
    repeat: () => {
      keepVerdict();
      actor.send({ type: 'REPEAT', at: at() });
    },
    skip: () => {
      keepVerdict();
      setSheet({ kind: 'skip', reason: null, words: '' });
    },
    verdicts: () => {
      keepVerdict();
      setSheet({ kind: 'verdicts' });
    },
    judge: (verdict) => {
      const { machine } = outcomeOf(inspection, entry);
      const isFault = verdict === 'warning' || verdict === 'fail';
      if (isFault && machine !== verdict && codesOf(check).length > 0)
        show({ kind: 'finding', verdict, codes: sheet?.kind === 'finding' ? sheet.codes : [] });
      else {
        actor.send({ type: 'JUDGE', verdict, codes: [], at: at() });
        setSheet(null);
      }
    },
  };

  const confirm = () => {
    if (sheet?.kind === 'skip') {
      if (!sheet.reason || !isComplete(sheet)) return;
      actor.send({ type: 'SKIP', reason: sheet.reason, words: sheet.words.trim(), at: at() });
    }
    keepVerdict();
    setSheet(null);
  };
  const notFitted = () => {
    actor.send({ type: 'ABSENCE', check, absence: 'not-fitted', at: at() });
    actor.send({ type: 'NEXT', at: at() });
  };

  const starts = outcomeOf(inspection, entry).kind === 'not-run' ? start : null;
  const accept = () => {
    if (starts) return starts();
    if (outcomeOf(inspection, entry).kind !== 'not-run') return commands.next();
    next.current?.focus();
    toast(runTexts.noVerdict, runTexts.noVerdictAsk);
  };

  const pressed = useKeys({
    isOn: !taken,
    onBurst: (burst) => answerBurst(actor, burst),
    commandOf: (event) => {
      const { key, shiftKey, repeat, target } = event;
      // A held Enter would press a focused button again and again.
      if (repeat) return key === 'Enter' && !isText(target) ? () => undefined : null;
      if (key === 'Escape') return sheet && (() => show(null));
      if (key === 'Enter') return takesEnter(target) || (isText(target) && !sheet) ? null : sheet ? confirm : accept;
      if (isText(target)) return null;
      if (key.length === 1 && !letterKeys.isOn()) return null;
      if (key === '?' && !sheet) return () => setSheet({ kind: 'keys' });
      if (sheet && /^[1-9]$/.test(key)) return () => show(chooseByKey(sheet, Number(key), check));
      const verdict = shiftKey ? undefined : verdictKeys.find((one) => one.key === key.toUpperCase())?.verdict;
      if (verdict && (!sheet || sheet.kind === 'verdicts')) return () => commands.judge(verdict);
      if (sheet) return null;
      if (key.toLowerCase() === 'r' && shiftKey) return commands.repeat;
      if (key.toLowerCase() === 's' && !shiftKey) return commands.skip;
      return key === 'Backspace' ? commands.previous : null;
    },
  });

  return (
    <>
      <Rail actor={actor} onPause={keepVerdict} />
      <div className={css.room} data-starts={starts !== null || undefined} data-silent={silent || undefined}>
        <div className={wrap}>
          <StorageNotice actor={actor} />
          {hint && <p className={css.hint}>{hint}</p>}
        </div>
        <HostedTest
          key={`${check} ${runs}`}
          check={check}
          host={host}
          onReady={() => actor.send({ type: 'READY', at: at() })}
        />
      </div>
      <Dock actor={actor} taken={taken} starts={starts !== null} pressed={pressed} commands={commands} next={next} />
      {sheet && (
        <RunSheet
          sheet={sheet}
          check={check}
          onChange={show}
          onClose={() => show(null)}
          onConfirm={confirm}
          onJudge={commands.judge}
          onNotFitted={notFitted}
        />
      )}
    </>
  );
}
