import { useEffect, useId, useRef, useState } from 'react';
import { jobRefusals, jobTexts } from '../../../content/inspection-job';
import { profileRefusals } from '../../../content/inspection-profiles';
import { factLabels, itemKinds } from '../../../content/inspection-start';
import { builtInProfiles, type Profile } from '../../../content/profiles';
import type { DeviceFacts } from '../../../machines/inspection/device-facts';
import { type Job, type JobRefusal, readJob } from '../../../machines/inspection/job';
import type { ReportSummary } from '../../../machines/report/report-summary';
import { reportOfJob } from '../../browser/storage/find-reports';
import { ownProfiles } from '../../browser/storage/inspection-choices';
import { useHash } from '../../report/use-hash';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import type { InspectionActor } from '../actor';
import { Notice } from '../Notice';
import * as css from './Start.css';

interface Props {
  readonly actor: InspectionActor;
  /** The jobs of inspections that were not finished. */
  readonly waiting: readonly string[];
  /** Called after the facts of the job were taken, with its profile if it names one. */
  readonly onTake: (profile: Profile | null) => void;
}

/** The id of a profile that the link holds, until it is kept. */
const FROM_LINK = 'job';

/** What is different for each device. A job that does not name it empties it. */
const ofDevice: Partial<DeviceFacts> = {
  assetTag: '',
  serial: '',
  item: itemKinds[0],
  maker: '',
  model: '',
  year: '',
  notes: '',
  returnNote: '',
};

/** The job in the page's URL, shown before it is taken. It stays there until then, also over a reload. */
export function JobOffer({ actor, waiting, onTake }: Props) {
  const link = useHash();
  if (!link?.startsWith('job=')) return null;
  const leave = () => history.replaceState(history.state, '', location.pathname);
  const parsed = readJob(link, [...builtInProfiles, ...ownProfiles()], FROM_LINK);
  if (!parsed.ok) return <Notice title={jobTexts.refused}>{reasonOf(parsed.refusal)}</Notice>;
  const take = ({ facts, profile }: Job) => {
    actor.send({ type: 'FACTS', facts: { ...ofDevice, ...facts }, at: Date.now() });
    leave();
    onTake(profile);
  };
  return (
    <Offer
      key={link}
      job={parsed.job}
      isWaiting={waiting.includes(parsed.job.number)}
      onTake={() => take(parsed.job)}
      onLeave={leave}
    />
  );
}

interface OfferProps {
  readonly job: Job;
  readonly isWaiting: boolean;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

function Offer({ job: { number, facts, profile }, isWaiting, onTake, onLeave }: OfferProps) {
  const title = useId();
  const [report, setReport] = useState<ReportSummary | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    reportOfJob(number).then(setReport, () => undefined);
  }, [number]);
  const names = (Object.keys(factLabels) as (keyof DeviceFacts)[]).filter((name) => name !== 'job' && facts[name]);
  return (
    <section className={`${panel} ${css.waiting}`} aria-labelledby={title}>
      <div>
        <h2 id={title}>{jobTexts.title(number)}</h2>
        <p className={css.waitingText}>{jobTexts.lead}</p>
        {isWaiting && <p className={css.waitingText}>{jobTexts.waiting}</p>}
        {report && <p className={css.waitingText}>{jobTexts.sealed(report.id)}</p>}
      </div>
      <dl className={css.jobFacts}>
        {[
          ...(profile ? [[jobTexts.profile, profile.name]] : []),
          ...names.map((name) => [factLabels[name], facts[name]]),
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.waitingButtons}>
        <Button ref={button} look="solid" onClick={onTake}>
          {jobTexts.take}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {jobTexts.leave}
        </Button>
      </div>
    </section>
  );
}

function reasonOf(refusal: JobRefusal): string {
  if (refusal.kind === 'profile') return profileRefusals[refusal.why];
  return 'field' in refusal ? jobRefusals[refusal.kind](refusal.field) : jobRefusals[refusal.kind]();
}
