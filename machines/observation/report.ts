import { countInWords } from '../../content/words';
import { deviceSize } from '../../measure/screen/screen-facts';
import { estimated, type Figures, type Measurement, measured, reported } from '../result';
import { answerTo, exactnessOf, type ObservationRun } from './observation';

/** The conditions of a run: pixels, ratio, zoom, and whether the pictures were exact. */
export function environment(run: ObservationRun): Figures {
  const { screen } = run;
  const device = screen && deviceSize(screen);
  return [
    patterns(run),
    screen &&
      device && [
        // The browser reports neither. Both are derived from its CSS pixels, its pixel ratio and the window's width.
        estimated('Device pixels', `${device.width} × ${device.height}`, 'px'),
        reported('Pixel ratio', screen.pixelRatio),
        estimated('Page zoom', screen.zoom && Math.round(screen.zoom * 100), '%'),
      ],
  ];
}

function patterns(run: ObservationRun): Measurement | null {
  switch (exactnessOf(run)) {
    case 'exact':
      return measured('Patterns', '1:1 exact');
    case 'scaled':
      return measured('Patterns', 'scaled by the browser');
    case 'unverified':
      // Safari has no device-pixel content box, so the size is derived from its pixel ratio.
      return estimated('Pattern size', 'unverified');
    default:
      return null;
  }
}

/** How many questions have no answer, in a sentence. Empty if all have one. */
export function openQuestions(run: ObservationRun): string {
  const open = run.questions.filter((question) => !answerTo(run, question)).length;
  if (open === 0) return '';
  return `${countInWords(open, 'question was', 'questions were')} not answered.`;
}
