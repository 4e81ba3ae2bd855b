import { reportTexts } from '../../content/report-page';
import { verifyTexts } from '../../content/verify';
import type { ReadReport } from '../../machines/report/read-report';
import type { OpenedSource, OpenRefusal } from '../../machines/report/verify.machine';
import { openLink } from '../browser/report/reader';
import { linkRefusal, type RefusalText, reportRefusal } from './refusals';

const refused = (why: OpenRefusal): OpenedSource => ({ kind: 'refused', why });

/** What reading a report gave; null if there was none. */
export function openedOf(read: ReadReport | null): OpenedSource {
  if (!read) return refused({ of: 'gone' });
  return read.ok ? { kind: 'report', sealed: read.sealed } : refused({ of: 'report', refusal: read.refusal });
}

/** What a report link contains, given the part after `#`. */
export async function openedLink(text: string, signal?: AbortSignal): Promise<OpenedSource> {
  const link = await openLink(text, signal);
  if (!link.ok)
    return refused(
      link.kind === 'link' ? { of: 'link', refusal: link.refusal } : { of: 'report', refusal: link.refusal },
    );
  if (link.kind === 'whole') return { kind: 'report', sealed: link.sealed };
  return link.kind === 'label'
    ? { kind: 'part', label: link.label, paper: null }
    : { kind: 'part', label: link.paper.label, paper: link.paper };
}

/** Why nothing was opened, and what is safe. */
export function refusalText(why: OpenRefusal): RefusalText {
  if (why.of === 'report') return reportRefusal(why.refusal);
  if (why.of === 'link') return linkRefusal(why.refusal);
  return why.of === 'gone' ? reportTexts.gone : verifyTexts.refusals.unreadable;
}
