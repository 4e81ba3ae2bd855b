import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { controls } from '../../../content/controls';
import {
  systemFilesPageTexts,
  systemIssues,
  systemNotice,
  systemRefusals,
  systems,
  systemTexts,
} from '../../../content/system-files';
import { sourceNames } from '../../../content/verdicts/system-files';
import { rounded, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/system-files/evidence';
import { platformOf } from '../../../machines/system-files/platform';
import { batteriesOf } from '../../../machines/system-files/system-files';
import { type SystemFilesActor, systemFilesMachine } from '../../../machines/system-files/system-files.machine';
import type { SystemBattery } from '../../../measure/system/system-facts';
import { copyText } from '../../browser/files/clipboard';
import { CheckPage } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { fig, panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { DropZone } from '../../ui/controls/DropZone';
import { FileButton } from '../../ui/controls/FileButton';
import { toast } from '../../ui/feedback/toasts';
import { IssueList } from '../../ui/layout/IssueList';
import * as css from './SystemFiles.css';

/** Size of the drawing in SVG units. */
const WIDTH = 100;
const HEIGHT = 40;

/** The full charge of a battery over time, as its file tells it, from zero to the charge when new. */
function CapacityCurve({ battery }: { battery: SystemBattery }) {
  const { capacityHistory: points = [], designWh } = battery;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.at === last.at) return null;
  const top = Math.max(designWh ?? 0, ...points.map(({ fullWh }) => fullWh));
  const times = points.map(({ at }) => Date.parse(at));
  const [from = 0, to = 1] = [times[0], times.at(-1)];
  const y = (wh: number) => (HEIGHT * (1 - wh / top)).toFixed(2);
  const line = points.map(
    ({ fullWh }, i) => `${((WIDTH * ((times[i] ?? from) - from)) / (to - from)).toFixed(2)} ${y(fullWh)}`,
  );
  const wh = (value: number) => withUnit(rounded(value, 1), 'Wh');
  const said = `${systemTexts.curve}: ${first.at} ${wh(first.fullWh)}, ${last.at} ${wh(last.fullWh)}`;
  return (
    <figure className={`${panel} ${css.box}`}>
      <h2 className={css.title}>{systemTexts.curve}</h2>
      <svg
        className={css.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
      >
        <path className={css.ground} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {designWh && <path className={css.full} d={`M0 ${y(designWh)}H${WIDTH}`} />}
        <path className={css.line} d={`M${line.join('L')}`} />
      </svg>
      <p className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>
          {first.at}: {wh(first.fullWh)}
        </span>
        <span>
          {last.at}: {wh(last.fullWh)}
        </span>
      </p>
      {designWh && <figcaption className={`${small} ${soft}`}>{systemTexts.curveLine(wh(designWh))}</figcaption>}
    </figure>
  );
}

function createTest() {
  /** The files that were chosen last, until they are read. No plain data, so no event can carry them. */
  const chosen: { files: readonly File[] } = { files: [] };
  const machine = systemFilesMachine.provide({
    actors: {
      reader: fromPromise(async ({ signal }) => {
        const { readSystemFiles } = await import('../../browser/device/system-files');
        return readSystemFiles(chosen.files, signal);
      }),
    },
  });
  return { chosen, machine };
}

export default function SystemFilesPage() {
  const [{ chosen, machine }] = useState(createTest);
  const { actor, ended, heading } = useCheckActor('system-files', machine);
  if (ended) return <Results {...ended} />;
  const onFiles = (files: readonly File[]) => {
    chosen.files = files;
    actor.send({ type: 'READ', at: Date.now() });
  };
  return <Waiting actor={actor} heading={heading} onFiles={onFiles} />;
}

interface WaitingProps {
  readonly actor: SystemFilesActor;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** How to make the system write a file, and where to add it. */
function Waiting({ actor, heading, onFiles }: WaitingProps) {
  const isReading = useSelector(actor, (state) => state.matches('reading'));
  const hasFiles = useSelector(actor, ({ context }) => context.files.length > 0);
  return (
    <CheckPage
      check="system-files"
      texts={systemFilesPageTexts}
      evidence={evidence}
      heading={heading}
      action={
        isReading ? (
          <Button size="large" onClick={() => actor.send({ type: 'CANCEL' })}>
            {controls.cancel}
          </Button>
        ) : (
          <FileButton look="solid" size="large" label={systemTexts.add} accept="" multiple onFiles={onFiles}>
            {systemTexts.choose}
          </FileButton>
        )
      }
    >
      <div className={`${panel} ${css.ways}`}>
        <section className={css.way} aria-labelledby="system-make">
          <h2 id="system-make" className={css.title}>
            {systemTexts.make}
          </h2>
          <Commands />
        </section>
        <section className={css.adding} aria-labelledby="system-add">
          <h2 id="system-add" className={css.title}>
            {systemTexts.add}
          </h2>
          <Drop isReading={isReading} onFiles={onFiles} />
          <Refused actor={actor} />
          {hasFiles && <Button onClick={() => actor.send({ type: 'CANCEL' })}>{systemTexts.back}</Button>}
        </section>
      </div>
      <IssueList of={systemIssues} className={css.issues}>
        <p className={`${small} ${soft}`}>{systemNotice}</p>
      </IssueList>
    </CheckPage>
  );
}

/** The commands of one system, each with a button that copies it. */
function Commands() {
  const [id, setId] = useState(systems[0].id);
  useEffect(() => {
    const here = platformOf(navigator.userAgent, navigator.maxTouchPoints);
    const found = systems.find((one) => one.id === here);
    if (found) setId(found.id);
  }, []);
  const copy = (run: string) =>
    copyText(run).then(
      () => toast(systemTexts.copied, run),
      () => toast(systemTexts.notCopied, run, 'destructive'),
    );
  return (
    <>
      <Choice label={systemTexts.tabs} look="hidden" options={systems} value={id} onChange={setId} />
      <div className={css.stack}>
        {systems.map((system) => (
          <div key={system.id} className={css.system} data-off={system.id !== id || undefined}>
            <p className={css.where}>{system.where}</p>
            <ul>
              {system.commands.map(({ tells, run, admin }) => (
                <li key={run} className={css.command}>
                  <p className={css.tells}>
                    {tells} {admin && <small>({systemTexts.admin})</small>}
                  </p>
                  <code className={css.code}>{run}</code>
                  {system.hasShell && (
                    <Button aria-label={systemTexts.copyOf(tells)} onClick={() => copy(run)}>
                      {systemTexts.copy}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** Takes dropped files, and text or files that are pasted anywhere on the page. */
function Drop({ isReading, onFiles }: { isReading: boolean; onFiles: WaitingProps['onFiles'] }) {
  const onPaste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || isReading) return;
    const text = clipboardData?.getData('text');
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0) onFiles(files);
    else if (text) onFiles([new File([text], systemTexts.pasted)]);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
  return (
    <DropZone onFiles={(files) => !isReading && onFiles(files)}>
      <p role="status" className={`${small} ${soft}`}>
        {isReading ? systemTexts.reading : systemTexts.drop}
      </p>
    </DropZone>
  );
}

/** The files that were not read, each with the reason. */
function Refused({ actor }: { actor: SystemFilesActor }) {
  const refused = useSelector(actor, ({ context }) => context.refused);
  return (
    <div role="alert">
      {refused.map(({ name, why }) => (
        <p key={`${name} ${why}`} className={css.refused}>
          <b>{name ? `${systemTexts.refused}: ${name}` : systemTexts.refused}</b>
          {systemRefusals[why]}
        </p>
      ))}
    </div>
  );
}

/** The result: a part for each battery and drive, every figure, the battery’s history, and the files. */
function Results(ended: Ended<SystemFilesActor>) {
  const { actor, result, heading } = ended;
  const files = useSelector(actor, ({ context }) => context.files);
  const further = () => actor.send({ type: 'CONTINUE' });
  const onRemove = (sha256: string) => {
    actor.send({ type: 'REMOVE', sha256, at: Date.now() });
    // The focused button was removed with its file, and the verdict may be another.
    heading.current?.focus();
  };
  return (
    <ResultPage {...ended} onMissing={further} aside={<ResultFigures result={result} />}>
      <div className={css.more}>
        <section className={`${panel} ${css.box}`} aria-labelledby="system-files">
          <h2 id="system-files" className={css.title}>
            {systemTexts.files}
          </h2>
          <ul>
            {files.map(({ name, sha256, facts }) => (
              <li key={sha256} className={css.file}>
                <span>
                  <b>{name}</b>
                  {sourceNames[facts.source]}
                </span>
                <Button look="quiet" aria-label={systemTexts.removeOf(name)} onClick={() => onRemove(sha256)}>
                  {systemTexts.remove}
                </Button>
              </li>
            ))}
          </ul>
          <div className={css.act}>
            <Button onClick={further}>{systemTexts.another}</Button>
          </div>
          <Refused actor={actor} />
        </section>
        {batteriesOf(files).map((battery, i) => (
          <CapacityCurve key={battery.serial ?? i} battery={battery} />
        ))}
      </div>
    </ResultPage>
  );
}
