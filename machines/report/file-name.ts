import type { Report } from './report';

/** Short enough for every file system, whatever the alphabet. */
const MAX_NAME = 40;

/** A text as part of a file name on any system: letters, digits, dots and hyphens. May be empty. */
const plain = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
      .replaceAll(/^[.-]+/g, ''),
  ]
    .slice(0, MAX_NAME)
    .join('')
    .replaceAll(/[.-]+$/g, '');

/**
 * The name of a report's file: job, asset tag, serial number or id; when the run began, in UTC; the verdict.
 * `AT-004417_2026-11-22T1044_fail.json`
 * @param ending what kind of file it is: `…_fail_weee.csv`
 * @param copy a number from 2 for a further file of the same name: `…_fail-2.json`
 */
export function reportFileName({ facts, id, startedAt, overall }: Report, ending = '.json', copy = 1): string {
  const device = plain(facts.job ?? '') || plain(facts.assetTag) || plain(facts.serial) || id;
  const time = new Date(startedAt).toISOString().slice(0, 16).replace(':', '');
  return `${device}_${time}_${overall.verdict}${copy > 1 ? `-${copy}` : ''}${ending}`;
}
