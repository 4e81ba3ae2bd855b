import { useEffect, useState } from 'react';
import { headline, reportTexts } from '../../content/report-page';
import { countGroups, findingGroups } from '../../machines/report/finding-groups';
import type { Sealed } from '../../machines/report/report';
import { LocalNav } from '../inspection/LocalNav';
import { Notice } from '../inspection/Notice';
import { fig, wrap } from '../theme/base.css';
import { ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/Button.css';
import { PageHead } from '../ui/layout/PageHead';
import { linksOf } from './links';
import { openReport } from './open-report';
import { Retest } from './Retest';
import { deviceName } from './report-words';
import { useHash } from './use-hash';
import { ReportView } from './view/ReportView';
import * as css from './ReportPage.css';

type Opened = { readonly kind: 'nothing' | 'loading' | 'gone' } | { readonly kind: 'report'; readonly sealed: Sealed };

/** The report that the address names, of the history or of this tab. */
function useReport(hash: string | null): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  useEffect(() => {
    if (hash === null) return;
    if (hash === '') {
      setOpened({ kind: 'nothing' });
      return;
    }
    let isOver = false;
    setOpened({ kind: 'loading' });
    openReport(hash).then((read) => {
      if (!isOver) setOpened(read?.ok ? { kind: 'report', sealed: read.sealed } : { kind: 'gone' });
    });
    return () => {
      isOver = true;
    };
  }, [hash]);
  return opened;
}

/** The report that the address names by its id. */
export function ReportPage() {
  const opened = useReport(useHash());
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead
        title={reportTexts.title}
        text={opened.kind === 'report' ? <Lead sealed={opened.sealed} /> : reportTexts.empty}
        action={<LocalNav />}
      />
      {opened.kind === 'gone' && <Notice title={reportTexts.gone.title}>{reportTexts.gone.text}</Notice>}
      {opened.kind === 'report' ? (
        <ReportView sealed={opened.sealed} links={linksOf(opened.sealed)} retest={<Retest sealed={opened.sealed} />} />
      ) : (
        opened.kind !== 'loading' && (
          <div className={fillRow}>
            <ButtonLink look="solid" href="/history">
              {reportTexts.openHistory}
            </ButtonLink>
            <ButtonLink href="/verify">{reportTexts.openFile}</ButtonLink>
          </div>
        )
      )}
    </div>
  );
}

function Lead({ sealed: { report } }: { sealed: Sealed }) {
  const { faults, warnings } = countGroups(findingGroups(report));
  const { facts, overall } = report;
  return (
    <>
      {deviceName(facts)}
      {facts.serial && (
        <>
          , <span className={fig}>{facts.serial}</span>
        </>
      )}
      . {headline(faults, warnings, overall.judged)}
    </>
  );
}
