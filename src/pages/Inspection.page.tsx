import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { checkOf, numberOf } from '../../content/catalogue';
import { jobTexts } from '../../content/inspection-job';
import { elsewhereTexts, runTexts } from '../../content/inspection-run';
import { itemKinds } from '../../content/inspection-start';
import { builtInProfiles } from '../../content/profiles';
import { currentEntry, type Inspection, newInspection } from '../../machines/inspection/inspection';
import { whenIdle } from '../browser/frames/idle';
import { randomId, type StoredRun, watchInspection } from '../browser/storage/inspections';
import { tryLock, waitForLock } from '../browser/storage/tab-lock';
import { type InspectionActor, machine } from '../inspection/actor';
import * as css from '../inspection/inspection.css';
import { RunStrip } from '../inspection/RunStrip';
import { Rail } from '../inspection/run/Rail';
import { StorageNotice } from '../inspection/StorageNotice';
import { Start } from '../inspection/start/Start';
import { useInspector } from '../inspector';
import { RETEST_HASH } from '../report/retest-path';
import { useHash } from '../report/use-hash';
import { panel, wrap } from '../theme/base.css';
import { Button } from '../ui/controls/Button';
import { toast } from '../ui/feedback/toasts';
import { useOwnFrame } from '../ui/layout/own-frame';
import { PageHead } from '../ui/layout/PageHead';

/** Holds the lock of this name for this tab while a name is given, and returns whether that worked. */
function useHeldName(name: string | null): 'asking' | 'held' | 'elsewhere' {
  const [state, setState] = useState<'asking' | 'held' | 'elsewhere'>('asking');
  useEffect(() => {
    if (name === null) return;
    const held = tryLock(name);
    let isOver = false;
    held.then((release) => !isOver && setState(release ? 'held' : 'elsewhere'));
    return () => {
      isOver = true;
      held.then((release) => release?.());
    };
  }, [name]);
  return state;
}

/** What follows the setup. It loads once the page answers, and stays for the next visit. */
const loadStages = async () => {
  const [{ Run }, { Finish }] = await Promise.all([
    import('../inspection/run/Run'),
    import('../inspection/finish/Finish'),
  ]);
  return { Run, Finish };
};
type Stages = Awaited<ReturnType<typeof loadStages>>;
let loaded: Stages | null = null;

/**
 * The parts after the setup: null until they are loaded, an error if that failed. They load at once if they are needed,
 * else when the browser is idle. Not `lazy`: React would show a part that is there already up to 300 ms after the press.
 */
function useStages(isNeeded: boolean): Stages | Error | null {
  const [stages, setStages] = useState<Stages | Error | null>(loaded);
  useEffect(() => {
    if (loaded) return setStages(loaded);
    const load = () =>
      loadStages().then((now) => {
        loaded = now;
        setStages(now);
      });
    // If this fails, it is tried again when they are needed.
    if (!isNeeded) return whenIdle(() => load().catch(() => undefined));
    load().catch(setStages);
  }, [isNeeded]);
  return stages;
}

const createRun = () => newInspection(randomId(), builtInProfiles[0], { item: itemKinds[0] });

/** An inspection: setup, run and results. It can also resume an earlier run that was not finished. */
export default function InspectionPage() {
  const [opened, setOpened] = useState(() => ({ inspection: createRun(), attempt: 1 }));
  const open = (inspection: Inspection) => setOpened(({ attempt }) => ({ inspection, attempt: attempt + 1 }));
  useRetest(open);
  return (
    <Inspecting
      key={opened.attempt}
      inspection={opened.inspection}
      onResume={({ run }) => run.ok && open(run.inspection)}
      onNew={() => open(createRun())}
    />
  );
}

/** Opens the retest named in the page's URL. Its code is loaded only in that case. */
function useRetest(onRun: (inspection: Inspection) => void): void {
  const take = useEffectEvent(onRun);
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(RETEST_HASH)) return;
    history.replaceState(history.state, '', location.pathname);
    import('../report/retest-link')
      .then(({ retestRun }) => retestRun(hash, randomId()))
      .then((run) => run && take(run), console.error);
  }, []);
}

interface InspectingProps {
  readonly inspection: Inspection;
  readonly onResume: (run: StoredRun) => void;
  readonly onNew: () => void;
}

/** One run after it was opened. A run that is open in another tab is only shown. */
function Inspecting({ inspection, onResume, onNew }: InspectingProps) {
  const actor = useActorRef(machine, { input: { inspection } });
  useInspector(actor);
  const stage = useSelector(actor, ({ context }) => context.inspection.stage);
  const stages = useStages(stage !== 'setUp');
  const isPaused = useSelector(actor, (state) => state.matches({ unfinished: 'paused' }));
  const isNew = inspection.stage === 'setUp';
  const hold = useHeldName(stage === 'setUp' ? null : nameOfLock(inspection.id));
  const isMine = isNew || hold === 'held';
  const begun = useRef(false);

  // A layout effect, so that it runs before the effects of the children: they send events that only an open run
  // accepts.
  useLayoutEffect(() => {
    if (!isMine || begun.current) return;
    begun.current = true;
    actor.send({ type: 'RESUME', at: Date.now() });
  }, [actor, isMine]);

  if (hold === 'elsewhere') return <OtherTabRun id={inspection.id} onResume={onResume} onBack={onNew} />;
  if (stage === 'setUp') return <Start actor={actor} onResume={onResume} />;
  if (!isMine) return null;
  if (stages instanceof Error) throw stages;
  return (
    <Framed>
      {isPaused ? (
        <Paused actor={actor} onLeave={onNew} />
      ) : !stages ? (
        <Rail actor={actor} />
      ) : stage === 'testing' ? (
        <stages.Run actor={actor} />
      ) : (
        <stages.Finish actor={actor} onNew={onNew} />
      )}
    </Framed>
  );
}

/** Replaces the site's header and footer with the inspection's rails. */
function Framed({ children }: { children: React.ReactNode }) {
  useOwnFrame();
  useLaterJob();
  return children;
}

/** Says that a job in the page's URL has to wait. */
function useLaterJob(): void {
  const job = useHash()?.startsWith('job=');
  useEffect(() => {
    if (job) toast(jobTexts.linked, jobTexts.laterRun);
  }, [job]);
}

/** A paused run, until it is resumed or abandoned. */
function Paused({ actor, onLeave }: { actor: InspectionActor; onLeave: () => void }) {
  const resume = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => resume.current?.focus(), []);
  const at = () => Date.now();
  return (
    <>
      <Rail actor={actor} />
      <div className={`${wrap} ${css.paused}`}>
        <StorageNotice actor={actor} />
        <PageHead title={runTexts.paused} text={isAsking ? runTexts.abandonAsk : runTexts.pausedLead} />
        <div className={`${panel} ${css.pausedBody}`}>
          {isAsking ? (
            <>
              <Button look="solid" onClick={() => actor.send({ type: 'ABANDON', at: at() })}>
                {runTexts.abandon}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                {runTexts.cancel}
              </Button>
            </>
          ) : (
            <>
              <Button ref={resume} look="solid" onClick={() => actor.send({ type: 'RESUME', at: at() })}>
                {runTexts.resume}
              </Button>
              <Button onClick={onLeave}>{runTexts.leave}</Button>
              <Button look="quiet" onClick={() => setAsking(true)}>
                {runTexts.abandon}
              </Button>
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Shows a run that is open in another tab, and offers to continue it when that tab closes. */
function OtherTabRun({ id, onResume, onBack }: { id: string; onResume: (run: StoredRun) => void; onBack: () => void }) {
  const [run, setRun] = useState<StoredRun | null>(null);
  const [isGone, setGone] = useState(false);
  const [isFree, setFree] = useState(false);

  useEffect(
    () =>
      watchInspection(id, (now) => {
        setRun(now);
        setGone(now === null);
      }),
    [id],
  );
  useEffect(() => {
    const asking = new AbortController();
    waitForLock(nameOfLock(id), asking.signal).then(
      (release) => {
        release();
        setFree(true);
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [id]);

  const inspection = run?.run.ok ? run.run.inspection : null;
  const check = inspection && checkOf(currentEntry(inspection).check);
  const lead = isGone ? elsewhereTexts.gone : isFree ? elsewhereTexts.free : elsewhereTexts.lead;
  return (
    <div className={`${wrap} ${css.otherTabPage}`}>
      <PageHead title={elsewhereTexts.title} text={<span role="status">{lead}</span>} />
      <div className={`${panel} ${css.otherTabBody}`}>
        {inspection && check && (
          <>
            <p className={css.test}>
              {numberOf(check)} {check.name}
            </p>
            <RunStrip inspection={inspection} running={inspection.stage === 'testing'} />
          </>
        )}
        <div className={css.otherTabButtons}>
          {isFree && !isGone && run && (
            <Button look="solid" onClick={() => onResume(run)}>
              {elsewhereTexts.resume}
            </Button>
          )}
          <Button look="quiet" onClick={onBack}>
            {elsewhereTexts.back}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The name of the lock that a tab holds while it has this run open. */
const nameOfLock = (id: string): string => `assay.inspection.${id}`;
