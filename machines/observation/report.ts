import { countInWords } from '../../content/words';
import { deviceSize } from '../../measure/screen/screen-facts';
import type { Measurement } from '../result';
import { answerTo, exactnessOf, type ObservationRun } from './observation';

/** The conditions of a run: pixels, ratio, zoom, and whether the pictures were exact. */
export function environment(run: ObservationRun): Measurement[] {
  const { screen } = run;
  const device = screen && deviceSize(screen);
  return [
    ...patterns(run),
    ...(screen && device
      ? ([
          // The browser reports neither. Both are derived from its CSS pixels, its pixel ratio and the window's width.
          { name: 'Device pixels', value: `${device.width} × ${device.height}`, unit: 'px', source: 'estimated' },
          { name: 'Pixel ratio', value: screen.pixelRatio, unit: '', source: 'reported' },
          ...(screen.zoom === null
            ? []
            : ([{ name: 'Page zoom', value: Math.round(screen.zoom * 100), unit: '%', source: 'estimated' }] as const)),
        ] as const)
      : []),
  ];
}

function patterns(run: ObservationRun): Measurement[] {
  switch (exactnessOf(run)) {
    case 'exact':
      return [{ name: 'Patterns', value: '1:1 exact', unit: '', source: 'measured' }];
    case 'scaled':
      return [{ name: 'Patterns', value: 'scaled by the browser', unit: '', source: 'measured' }];
    case 'unverified':
      // Safari has no device-pixel content box, so the size is derived from its pixel ratio.
      return [{ name: 'Pattern size', value: 'unverified', unit: '', source: 'estimated' }];
    default:
      return [];
  }
}

/** How many questions have no answer, in a sentence. Empty if all have one. */
export function openQuestions(run: ObservationRun): string {
  const open = run.questions.filter((question) => !answerTo(run, question)).length;
  if (open === 0) return '';
  return `${countInWords(open, 'question was', 'questions were')} not answered.`;
}
