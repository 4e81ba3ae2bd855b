import { type FindingGroup, findingGroups } from '../../../machines/report/finding-groups';
import { hasMap } from '../maps/FindingMap';
import { FirstSheet } from './FirstSheet';
import { SecondSheet } from './SecondSheet';
import type { PrintProps } from './Sheet';

/**
 * The space on the first sheet: height in mm that findings may take together beside `TESTS_BESIDE` tests, height of the
 * row of each further test, of a large finding with its map, and of a short row.
 */
const FINDINGS_MM = 84;
const TESTS_BESIDE = 16;
const TEST_MM = 5.05;
const LARGE_MM = 33;
const SHORT_MM = 7.6;
const MAX_LARGE = 2;

/** The report on two sheets, A4 or Letter. It is always in the page, but visible only in print. */
export function Paper(props: PrintProps) {
  const { report } = props.sealed;
  const groups = findingGroups(report);
  const further = Math.max(0, report.entries.length - TESTS_BESIDE);
  const { large, short, moved } = arrange(groups, FINDINGS_MM - further * TEST_MM);
  return (
    <>
      <FirstSheet {...props} groups={groups} large={large} short={short} />
      <SecondSheet {...props} moved={moved} />
    </>
  );
}

/**
 * Splits findings into large ones, short rows, and those moved to the second sheet. `height` is the available height in
 * mm.
 */
function arrange(groups: readonly FindingGroup[], height: number) {
  const serious = groups.filter((group) => hasMap(group) && group.verdict !== 'pass');
  for (let count = Math.min(MAX_LARGE, serious.length); ; count--) {
    const large = serious.slice(0, count);
    const others = groups.filter((group) => !large.includes(group));
    const room = Math.floor((height - count * LARGE_MM) / SHORT_MM);
    if (others.length <= room || count === 0) return { large, short: others.slice(0, room), moved: others.slice(room) };
  }
}
