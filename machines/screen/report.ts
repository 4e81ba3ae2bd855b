import { verdictCapitals as words } from '../../content/result-report';
import { percent } from '../../content/words';
import type { CheckResult } from '../result';
import { coveredShare, lookedFor, type SequenceRun, type SurfaceFacts } from '../sequence/sequence';
import { duration, localTime } from '../time';
import { coveredBy, kindOf, placeOf } from './screen';

interface ReportOptions {
  readonly run: SequenceRun;
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

/** Whether one drawn pixel was one device pixel, in a sentence or two. */
export function exactnessNote({ exactness }: SurfaceFacts): string {
  switch (exactness) {
    case 'exact':
      return 'Exact: one drawn pixel was one device pixel.';
    case 'scaled':
      return 'Not exact: the browser scaled the picture. Positions are approximate.';
    case 'unverified':
      return 'Unverified: this browser does not report device pixels. Positions are based on its pixel ratio.';
  }
}

/** The part of the screen that the test could not reach, or null when it filled the screen. */
export function uncoveredNote(surface: SurfaceFacts): string | null {
  if (coveredShare(surface) === 1) return null;
  return `The test covered ${surface.width} × ${surface.height} of ${surface.screenWidth} × ${surface.screenHeight} px. The rest of the screen was not tested.`;
}

/** The text of `screen-test-report.txt`. */
export function screenReport({ run, result, site, offset, userAgent }: ReportOptions): string {
  const { surface } = run;
  const covered = coveredBy(run);
  const colors = result.parts
    .filter(({ rule }) => rule === 'color')
    .map(({ name, verdict, details }) => `  ${name.padEnd(9)}${words[verdict].padEnd(13)}${details}`);
  const issues = run.marks.map((mark, i) => {
    const place = surface ? `, ${placeOf(mark, surface)}` : '';
    return `  ${i + 1}. ${kindOf(mark).name} on ${run.steps[mark.step]?.name.toLowerCase()} at x ${mark.x}, y ${mark.y}${place}`;
  });
  return [
    `${site.name}: screen test report`,
    site.url,
    '',
    `Result    ${words[result.status]}`,
    `          ${result.details}`,
    ...result.missing.map(({ needs }) => `Missing   ${needs}`),
    `Date      ${localTime(run.finishedAt, offset)}`,
    `Duration  ${duration({ startedAt: 0, finishedAt: lookedFor(run) })}`,
    '',
    'Colors tested',
    ...colors,
    '',
    'Issues found (device pixels from the upper left corner)',
    ...(issues.length > 0 ? issues : ['  None marked.']),
    '',
    'Screen',
    ...(surface
      ? [
          `  Tested    ${surface.width} × ${surface.height} px`,
          `  Covered   ${covered === null ? 'nothing' : `${percent(covered)} of the screen`}`,
          `  Ratio     ${surface.pixelRatio} device pixels for one CSS pixel (reported by the browser)`,
          `  Pixels    ${exactnessNote(surface)}`,
          `  Drawn by  ${surface.backend === 'webgl' ? 'WebGL' : 'a 2D canvas (no WebGL)'}`,
        ]
      : ['  Unknown: the test ended before anything was drawn.']),
    `  Browser   ${userAgent}`,
    '',
    'A browser cannot see the panel. Every issue above was seen and marked by a person.',
    '',
  ].join('\n');
}
