import type { CheckResult } from '../result';
import type { SequenceRun, SurfaceFacts } from '../sequence/sequence';
import { duration, localTime } from '../time';
import { kindOf, placeOf, verdictOf } from './screen';

interface ReportOptions {
  readonly run: SequenceRun;
  readonly result: CheckResult;
  /** Name and address of the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Minutes to add to UTC for local time, as `-Date.prototype.getTimezoneOffset()` gives them. */
  readonly offset: number;
  readonly userAgent: string;
}

/** Whether the pixels of the test were the panel's, in one sentence. */
export function exactnessNote({ exactness }: SurfaceFacts): string {
  switch (exactness) {
    case 'exact':
      return 'Exact: one drawn pixel was one device pixel.';
    case 'scaled':
      return 'Not exact: the browser scaled the picture, so positions are approximate.';
    case 'unverified':
      return 'Unverified: this browser does not report device pixels, so positions rest on its pixel ratio.';
  }
}

/** The part of the screen that the test could not reach, or null when it filled the screen. */
export function uncoveredNote(surface: SurfaceFacts): string | null {
  // A fractional pixel ratio makes the reported screen size round by a pixel either way.
  const whole = surface.width >= surface.screenWidth - 2 && surface.height >= surface.screenHeight - 2;
  if (whole) return null;
  return `The test covered ${surface.width} × ${surface.height} of ${surface.screenWidth} × ${surface.screenHeight} px. The rest of the screen was not tested.`;
}

/** The text of `screen-test-report.txt`. */
export function screenReport({ run, result, site, offset, userAgent }: ReportOptions): string {
  const { surface } = run;
  const uncovered = surface && uncoveredNote(surface);
  const colors = run.steps.map((step, i) => {
    const verdict = verdictOf(run, i);
    return `  ${step.name.padEnd(9)}${verdict ? verdict.toUpperCase() : 'NOT SHOWN'}`;
  });
  const issues = run.marks.map((mark, i) => {
    const place = surface ? `, ${placeOf(mark, surface)}` : '';
    return `  ${i + 1}. ${kindOf(mark).name} on ${run.steps[mark.step]?.name.toLowerCase()} at x ${mark.x}, y ${mark.y}${place}`;
  });
  return [
    `${site.name}: screen test report`,
    site.url,
    '',
    `Result    ${result.status.toUpperCase()}`,
    `          ${result.details}`,
    `Date      ${localTime(run.finishedAt, offset)}`,
    `Duration  ${duration(run)}`,
    '',
    'Colors tested',
    ...colors,
    '',
    'Issues found (device pixels from the upper left corner, as marked by the person)',
    ...(issues.length > 0 ? issues : ['  None marked.']),
    '',
    'Screen',
    ...(surface
      ? [
          `  Tested    ${surface.width} × ${surface.height} px`,
          `  Ratio     ${surface.pixelRatio} device pixels for one CSS pixel (reported by the browser)`,
          `  Pixels    ${exactnessNote(surface)}`,
          `  Drawn by  ${surface.backend === 'webgl' ? 'WebGL' : 'a 2D canvas, since WebGL was not available'}`,
          ...(uncovered ? [`  Note      ${uncovered}`] : []),
        ]
      : ['  Not known: the test ended before it was drawn.']),
    `  Browser   ${userAgent}`,
    '',
    'A browser cannot see the panel. Every issue above was seen and marked by a person.',
    '',
  ].join('\n');
}
