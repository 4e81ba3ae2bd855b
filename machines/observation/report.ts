import { figures, say } from '../../content/verdicts/observation';
import { figures as ofScreen } from '../../content/verdicts/screen-size';
import { deviceSize } from '../../measure/screen/screen-facts';
import { estimated, type Figures, measured, reported } from '../result';
import { answerTo, exactnessOf, type ObservationRun } from './observation';

/** The conditions of a run: pixels, ratio, zoom, and whether the pictures were exact. */
export function environment(run: ObservationRun): Figures {
  const { screen } = run;
  const device = screen && deviceSize(screen);
  const exactness = exactnessOf(run);
  return [
    exactness === 'unverified'
      ? // Safari has no device-pixel content box, so the size is derived from its pixel ratio.
        estimated(figures.patternSize, say.exactness[exactness])
      : measured(figures.patterns, exactness && say.exactness[exactness]),
    screen &&
      device && [
        // The browser reports neither. Both are derived from its CSS pixels, its pixel ratio and the window's width.
        estimated(ofScreen.devicePixels, `${device.width} × ${device.height}`, 'px'),
        reported(ofScreen.pixelRatio, screen.pixelRatio),
        estimated(figures.zoom, screen.zoom && Math.round(screen.zoom * 100), '%'),
      ],
  ];
}

/** How many questions have no answer, in a sentence. Empty if all have one. */
export function openQuestions(run: ObservationRun): string {
  const open = run.questions.filter((question) => !answerTo(run, question)).length;
  return open > 0 ? say.open(open) : '';
}
