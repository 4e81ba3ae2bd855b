import type { FindingGroup } from '../../../machines/report/finding-groups';
import type { Report } from '../../../machines/report/report';
import { layoutOf, surfaceOf } from '../report-words';
import { KeyboardMap } from './KeyboardMap';
import { SurfaceMap } from './SurfaceMap';

/** Whether a group has places that can be drawn. */
export const hasMap = ({ findings }: FindingGroup): boolean => findings.some(({ where }) => where?.box ?? where?.key);

const surfaces = { touch: 'the touch panel', webcam: 'the camera’s picture' } as const;

/** A small picture of where a group was found: on the screen, the touch panel, the camera's picture or the keyboard. */
export function FindingMap({ group, report }: { group: FindingGroup; report: Pick<Report, 'entries'> }) {
  const { findings, check } = group;
  const entry = report.entries.find((one) => one.check === check);
  const verdict = group.verdict === 'fail' || group.verdict === 'warning' ? group.verdict : 'other';
  const keys = findings.flatMap(({ where }) => (where?.key ? [where.key] : []));
  if (keys.length > 0) {
    const layout = entry && layoutOf(entry);
    return layout && <KeyboardMap layout={layout} keys={keys} verdict={verdict} />;
  }
  const screen = report.entries.find((one) => one.check === 'screen')?.result ?? null;
  const surface = surfaceOf(entry?.result ?? null) ?? (check === 'webcam' ? null : surfaceOf(screen));
  const name = check === 'touch' || check === 'webcam' ? surfaces[check] : 'the screen';
  return <SurfaceMap findings={findings} surface={surface} verdict={verdict} name={name} />;
}
