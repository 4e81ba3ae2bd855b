import { type FindingGroup, findingGroups } from '../../../machines/report/finding-groups';
import { hasMap } from '../maps/FindingMap';
import { FirstSheet } from './FirstSheet';
import { SecondSheet } from './SecondSheet';
import type { PrintProps } from './Sheet';

/** Heights on the first sheet, in mm: what findings may take together, a large one with its map, a short row. */
const FINDINGS_MM = 84;
const LARGE_MM = 33;
const SHORT_MM = 7.6;
const MAX_LARGE = 2;

/** The report on two sheets, A4 or Letter. It is in the page, but only a printer shows it. */
export function Paper(props: PrintProps) {
  const groups = findingGroups(props.sealed.report);
  const { large, short, moved } = arrange(groups);
  return (
    <>
      <FirstSheet {...props} groups={groups} large={large} short={short} />
      <SecondSheet {...props} moved={moved} />
    </>
  );
}

/** Which findings stand large, in short rows, and on the second sheet. */
function arrange(groups: readonly FindingGroup[]) {
  const serious = groups.filter((group) => hasMap(group) && group.verdict !== 'pass');
  for (let count = Math.min(MAX_LARGE, serious.length); ; count--) {
    const large = serious.slice(0, count);
    const others = groups.filter((group) => !large.includes(group));
    const room = Math.floor((FINDINGS_MM - count * LARGE_MM) / SHORT_MM);
    if (others.length <= room || count === 0) return { large, short: others.slice(0, room), moved: others.slice(room) };
  }
}
