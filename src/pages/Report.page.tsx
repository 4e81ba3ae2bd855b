import { useEffect, useState } from 'react';
import { reportTexts } from '../../content/report-page';
import { sampleTexts } from '../../content/sample';
import type { Sealed } from '../../machines/report/report';
import type { OpenedSource } from '../../machines/report/verify.machine';
import { inTime } from '../browser/in-time';
import { reportsOf } from '../browser/storage/find-reports';
import { LocalNav } from '../inspection/LocalNav';
import { Notice } from '../inspection/Notice';
import { linksOf, type ReportLinks } from '../report/links';
import { openReport, showReport } from '../report/open-report';
import { openedLink, openedOf, refusalText } from '../report/opened';
import { PartialReport } from '../report/PartialReport';
import type { RefusalText } from '../report/refusals';
import * as css from '../report/report.css';
import { deviceName, headlineOf } from '../report/report-words';
import { retestPath } from '../report/retest-path';
import { SampleBar, SampleLink } from '../report/sample/Sample';
import { loadSample, SAMPLE } from '../report/sample/sample';
import { useHash } from '../report/use-hash';
import { ReportView } from '../report/view/ReportView';
import { again } from '../report/view/ReportView.css';
import { SendReport } from '../report/view/SendReport';
import { fig, wrap } from '../theme/base.css';
import { ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/basic.css';
import { PageHead } from '../ui/layout/PageHead';

type Opened =
  | { readonly kind: 'nothing' | 'loading' }
  | { readonly kind: 'refused'; readonly text: RefusalText }
  | Extract<OpenedSource, { kind: 'part' }>
  | {
      readonly kind: 'report';
      readonly sealed: Sealed;
      readonly links: ReportLinks | null;
      readonly comparison: string | null;
    };

/** How long a report waits for the buttons that it may have, in ms. One that came later would move those below it. */
const MAX_WAIT_MS = 300;

const early = <Value,>(value: Promise<Value>): Promise<Value | null> => inTime(value, MAX_WAIT_MS).catch(() => null);

/** A report id. Any other text after `#` is a link. */
const ID = /^AS-\w{4}-\w{4}$/;

async function open(
  hash: string,
): Promise<Exclude<Opened, { kind: 'report' }> | Extract<OpenedSource, { kind: 'report' }>> {
  if (hash === '') return { kind: 'nothing' };
  if (hash === SAMPLE) return openSample();
  const opened = ID.test(hash) ? openedOf(await openReport(hash)) : await openedLink(hash);
  return opened.kind === 'refused' ? { kind: 'refused', text: refusalText(opened.why) } : opened;
}

async function openSample() {
  const read = await loadSample().catch(() => null);
  if (!read?.ok) return { kind: 'refused', text: sampleTexts.failed } as const;
  // For the pages to which its actions lead.
  showReport(read.sealed);
  return { kind: 'report', sealed: read.sealed } as const;
}

/** The report that the URL names: by its id, from the history or this tab, or the content of a link. */
function useReport(hash: string | null): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'nothing' });
  useEffect(() => {
    if (hash === null) return;
    let isOver = false;
    const show = (next: Opened) => !isOver && setOpened(next);
    show({ kind: 'loading' });
    open(hash).then(async (next) => {
      if (next.kind !== 'report') return show(next);
      const { sealed } = next;
      const links = linksOf(sealed).catch(() => null);
      const [first, comparison] = await Promise.all([early(links), early(comparisonOf(sealed))]);
      show({ kind: 'report', sealed, links: first, comparison });
      // Without the links the report can still be read, but not printed.
      if (!first) show({ kind: 'report', sealed, links: await links, comparison });
    });
    return () => {
      isOver = true;
    };
  }, [hash]);
  return opened;
}

/** The URL of a comparison with the newest other report of the same device; null if the history has none. */
async function comparisonOf({ report: { id, facts, startedAt } }: Sealed): Promise<string | null> {
  const other = facts.serial && (await reportsOf(facts.serial)).find((one) => one.id !== id);
  if (!other) return null;
  return `/compare#${other.startedAt < startedAt ? `${other.id}&${id}` : `${id}&${other.id}`}`;
}

/** The page of a report from any source. */
export default function ReportPage() {
  const hash = useHash();
  const opened = useReport(hash);
  const isSample = hash === SAMPLE;
  return (
    <>
      {isSample && (
        <SampleBar title={sampleTexts.made} text={sampleTexts.madeText}>
          <ButtonLink look="solid" href={`/verify#${SAMPLE}`}>
            {sampleTexts.change}
          </ButtonLink>
        </SampleBar>
      )}
      <div className={`${wrap} ${css.page}`}>
        <PageHead
          title={reportTexts.title}
          text={opened.kind === 'report' ? <Lead sealed={opened.sealed} /> : reportTexts.empty}
          action={<LocalNav />}
        />
        <Content of={opened} isSample={isSample} />
      </div>
    </>
  );
}

function Content({ of: opened, isSample }: { of: Opened; isSample: boolean }) {
  if (opened.kind === 'loading') return null;
  if (opened.kind === 'part') return <PartialReport content={opened} />;
  if (opened.kind === 'report')
    return (
      <ReportView
        sealed={opened.sealed}
        links={opened.links}
        comparison={opened.comparison}
        retest={isSample ? null : <Retest sealed={opened.sealed} />}
        send={__HANDOFF__ !== '' && !isSample && <SendReport key={opened.sealed.seal.hash} sealed={opened.sealed} />}
      />
    );
  return (
    <>
      {opened.kind === 'refused' && <Notice title={opened.text.title}>{opened.text.text}</Notice>}
      <div className={`${fillRow} ${css.ways}`}>
        <ButtonLink look="solid" href="/verify">
          {reportTexts.openFile}
        </ButtonLink>
        <ButtonLink href="/history">{reportTexts.openHistory}</ButtonLink>
        <SampleLink />
      </div>
    </>
  );
}

function Lead({ sealed: { report } }: { sealed: Sealed }) {
  const { facts } = report;
  return (
    <>
      {deviceName(facts)}
      {facts.serial && (
        <>
          , <span className={fig}>{facts.serial}</span>
        </>
      )}
      . {headlineOf(report)}
    </>
  );
}

/** A link to a new run of the failed tests. Renders nothing if none failed. */
function Retest({ sealed: { report } }: { sealed: Sealed }) {
  const failed = report.entries.filter(({ verdict }) => verdict === 'fail');
  if (failed.length === 0) return null;
  return (
    <div className={again}>
      <p>
        <b>{reportTexts.repaired}</b> {reportTexts.repairedText}
      </p>
      <ButtonLink look="go" href={retestPath(report)}>
        {reportTexts.retest(failed.length)}
      </ButtonLink>
    </div>
  );
}
