import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { storageTexts } from '../../../content/inspection-run';
import {
  factLabels,
  inspectionLead,
  inspectionTitle,
  reportPromises,
  startTexts,
} from '../../../content/inspection-start';
import type { Absence } from '../../../machines/inspection/inspection';
import { absentParts } from '../../browser/device/absent-parts';
import { askForCapture } from '../../browser/media/ask-permissions';
import { reportsOf } from '../../browser/storage/find-reports';
import { keepProfile, rememberedFacts, rememberFacts } from '../../browser/storage/inspection-choices';
import { deleteInspection, type StoredRun, storedInspections } from '../../browser/storage/inspections';
import { panel, wrap } from '../../theme/base.css';
import { TextField } from '../../ui/controls/Field';
import { PageHead } from '../../ui/layout/PageHead';
import { settle } from '../../ui/settle';
import type { InspectionActor } from '../actor';
import { KeyList, OwnPace } from '../KeyList';
import { LocalNav } from '../LocalNav';
import { Notice } from '../Notice';
import { isAddress, offerCode, takeAddress, takeCode } from '../take-scan';
import { useKeys } from '../useKeys';
import { DeviceForm } from './DeviceForm';
import { Fold } from './Fold';
import { JobOffer } from './JobOffer';
import { Plan } from './Plan';
import { ProfileChoice } from './ProfileChoice';
import { useProfiles } from './useProfiles';
import { usualTimes } from './usual-times';
import { NewerRun, Waiting } from './Waiting';
import * as css from './Start.css';

/** The text fields, in the order in which Enter moves on. A list would take a scan for a search. */
const fieldsOf = (form: HTMLElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input:not([type])') ?? []),
];

/** What is scanned or typed next replaces the content, as it does after Tab. A folded field is unfolded. */
function focusField(field: HTMLInputElement | undefined, options?: FocusOptions): void {
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus(options);
  field?.select();
}

/** The start page of an inspection: the device, the profile, and the start button. */
export function Start({ actor, onResume }: { actor: InspectionActor; onResume: (run: StoredRun) => void }) {
  const [runs, setRuns] = useState<readonly StoredRun[]>([]);
  const serial = useSelector(actor, ({ context }) => context.inspection.facts.serial);
  const [reported, setReported] = useState('');
  const [isBlocked, setBlocked] = useState(false);
  const [absent, setAbsent] = useState<Readonly<Partial<Record<CheckId, Absence>>>>({});
  const [isAsking, setAsking] = useState(false);
  const profiles = useProfiles(actor);
  const form = useRef<HTMLDivElement>(null);
  const go = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    storedInspections().then(setRuns, () => setBlocked(true));
    actor.send({ type: 'FACTS', facts: rememberedFacts(), at: Date.now() });
    return settle(absentParts(), (absences) => {
      setAbsent(absences);
      for (const [check, absence] of Object.entries(absences) as [CheckId, Absence][])
        actor.send({ type: 'ABSENCE', check, absence, at: Date.now() });
    });
  }, [actor]);

  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.id === 'main')
      focusField(fieldsOf(form.current)[0], { preventScroll: true });
  }, []);

  useEffect(() => {
    return settle(
      reportsOf(serial),
      (reports) => setReported(reports.length > 0 ? serial : ''),
      () => undefined,
    );
  }, [serial]);

  const start = async () => {
    const { facts, absences, profile } = actor.getSnapshot().context.inspection;
    rememberFacts(facts);
    keepProfile(profile.id);
    const wants = (check: CheckId) => profile.tests.some((test) => test.check === check) && !absences[check];
    setAsking(true);
    await askForCapture({ video: wants('webcam'), audio: wants('microphone') });
    setAsking(false);
    actor.send({ type: 'START', at: Date.now() });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void start();
    } else if (event.target instanceof HTMLInputElement && event.target.type === 'text') {
      event.preventDefault();
      const field = event.target;
      const { name, value } = field;
      if (isAddress(value)) {
        actor.send({ type: 'FACTS', facts: { [name]: '' }, at: Date.now() });
        void takeAddress(actor, value);
      } else focusField(fieldsOf(form.current)[fieldsOf(form.current).indexOf(field) + 1]);
    }
  };

  useKeys({
    commandOf: () => null,
    onBurst: (burst) => (burst.kind === 'scan' ? takeCode(actor, burst.text) : offerCode(actor, burst)),
  });

  const discard = (id: string) => {
    // It stays in the list until it is deleted: if the page were reloaded before that, it would show up again.
    deleteInspection(id).then(
      () => setRuns((all) => all.filter((run) => run.id !== id)),
      () => setBlocked(true),
    );
  };

  const readable = runs.flatMap((stored) => (stored.run.ok ? [{ stored, inspection: stored.run.inspection }] : []));
  const unfinished = readable
    .filter(({ inspection: { stage } }) => stage === 'testing' || stage === 'reviewing')
    .toSorted((a, b) => b.stored.savedAt - a.stored.savedAt);
  const serials = new Set([...readable.map(({ inspection }) => inspection.facts.serial), reported].filter(Boolean));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are handled for its fields
    <div className={`${wrap} ${css.page}`} onKeyDown={onKeyDown}>
      <PageHead title={inspectionTitle} text={inspectionLead} action={<LocalNav here="/inspection" />} />
      {isBlocked && <Notice title={storageTexts.blocked.title}>{storageTexts.blocked.text}</Notice>}
      <JobOffer
        actor={actor}
        waiting={unfinished.flatMap(({ inspection }) => inspection.facts.job ?? [])}
        onTake={(profile) => {
          if (profile) profiles.take(profile);
          go.current?.focus();
        }}
      />
      {unfinished.map(({ stored, inspection }) => (
        <Waiting
          key={stored.id}
          inspection={inspection}
          savedAt={stored.savedAt}
          onResume={() => onResume(stored)}
          onDiscard={() => discard(stored.id)}
        />
      ))}
      {runs.some(({ run }) => !run.ok && run.refusal === 'newer') && <NewerRun />}
      <div className={css.columns}>
        <div ref={form} className={panel}>
          <ProfileChoice actor={actor} profiles={profiles}>
            <DeviceForm actor={actor} known={serials} />
            <WhoAndWhere actor={actor} />
          </ProfileChoice>
          <Help />
        </div>
        <aside className={`${panel} ${css.side}`} aria-label={startTexts.thisRun}>
          <Plan
            actor={actor}
            absent={absent}
            times={usualTimes(readable.map(({ inspection }) => inspection))}
            isAsking={isAsking}
            go={go}
            onStart={start}
          />
        </aside>
      </div>
    </div>
  );
}

const factNames = ['technician', 'site', 'company', 'address'] as const;
/** Autofill tokens for the fields. */
const autofill = { company: 'organization', address: 'address-line1', technician: 'name', site: 'off' } as const;

/** Who tests and where. It stays the same for the next device. */
function WhoAndWhere({ actor }: { actor: InspectionActor }) {
  const facts = useSelector(actor, ({ context }) => context.inspection.facts);
  const entered = factNames.map((name) => facts[name]).filter(Boolean);
  return (
    <Fold title={startTexts.who} told={`${entered.join(', ') || startTexts.whoTold}. ${startTexts.kept}`}>
      <div className={css.deviceForm}>
        {factNames.map((name) => (
          <TextField
            key={name}
            name={name}
            label={factLabels[name]}
            value={facts[name]}
            autoComplete={autofill[name]}
            onChange={(value) => actor.send({ type: 'FACTS', facts: { [name]: value }, at: Date.now() })}
          />
        ))}
      </div>
    </Fold>
  );
}

/** The keys of a run, and how its findings are used. */
function Help() {
  return (
    <Fold title={startTexts.help} told={startTexts.helpTold}>
      <div className={css.help}>
        <div className={css.helpForKeys}>
          <h3>{startTexts.keys}</h3>
          <KeyList />
        </div>
        <div>
          <h3>{startTexts.promises}</h3>
          <ul className={css.promises}>
            {reportPromises.map(({ title, text }) => (
              <li key={title} className={css.promise}>
                <b>{title}</b>
                {text}
              </li>
            ))}
          </ul>
          <OwnPace />
        </div>
      </div>
    </Fold>
  );
}
