import type { Sealed } from '../../machines/report/report';
import type { ReportLinks } from './view/ReportView';

/** The addresses of a report at the host in use, which need not be the one that the site was built for. */
export function linksOf({ report, seal }: Sealed): ReportLinks {
  const link = `${location.origin}/report#${report.id}.${seal.hash.slice(0, 32)}`;
  return { label: link, paper: link, whole: link, address: `${location.host}/verify` };
}
