/** First build of each release: Microsoft's release information for Windows 10 and 11. */
const RELEASES: readonly (readonly [build: number, release: string])[] = [
  [10240, '10 1507'],
  [10586, '10 1511'],
  [14393, '10 1607'],
  [15063, '10 1703'],
  [16299, '10 1709'],
  [17134, '10 1803'],
  [17763, '10 1809'],
  [18362, '10 1903'],
  [18363, '10 1909'],
  [19041, '10 2004'],
  [19042, '10 20H2'],
  [19043, '10 21H1'],
  [19044, '10 21H2'],
  [19045, '10 22H2'],
  [22000, '11 21H2'],
  [22621, '11 22H2'],
  [22631, '11 23H2'],
  [26100, '11 24H2'],
  [26200, '11 25H2'],
];

/**
 * `Windows 11 23H2 (build 22631)` of a build number. The battery report names the build of the files that later releases
 * share (19041 for 19041 to 19045), so from `shared` builds the release is left out.
 */
export function windowsOf(build: number, shared = false): string | undefined {
  if (!(build >= 10_240 && build < 100_000)) return undefined;
  const release = RELEASES.find(([first]) => first === build)?.[1];
  const name = release && !shared ? release : build >= 22_000 ? '11' : '10';
  return `Windows ${name} (build ${build})`;
}
