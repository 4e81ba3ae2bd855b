import type { Measurement } from '../result';
import { deviceSize } from '../screen-size/screen-facts';
import { exactnessOf, type ObservationRun, verdictOf } from './observation';

const exactnessWords = { exact: '1:1 exact', scaled: 'scaled by the browser', unverified: 'unverified' } as const;

/** Under what conditions a person looked: pixels, ratio, zoom, and whether the pictures were exact. */
export function environment(run: ObservationRun): Measurement[] {
  const exactness = exactnessOf(run);
  const { screen } = run;
  const device = screen && deviceSize(screen);
  return [
    ...(exactness
      ? ([
          {
            name: 'Patterns',
            value: exactnessWords[exactness],
            unit: '',
            // Safari hands out no device-pixel box, so there the size is what its pixel ratio claims.
            source: exactness === 'unverified' ? 'reported' : 'measured',
          },
        ] as const)
      : []),
    ...(screen && device
      ? ([
          { name: 'Device pixels', value: `${device.width} × ${device.height}`, unit: 'px', source: 'reported' },
          { name: 'Pixel ratio', value: screen.pixelRatio, unit: '', source: 'reported' },
          ...(screen.zoom === null
            ? []
            : ([
                { name: 'Page zoom, guessed', value: Math.round(screen.zoom * 100), unit: '%', source: 'reported' },
              ] as const)),
        ] as const)
      : []),
  ];
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four'];

/** How many questions have no answer, in a sentence; empty when all have one. */
export function openQuestions(run: ObservationRun): string {
  const { unanswered } = verdictOf(run);
  if (unanswered === 0) return '';
  return `${numbers[unanswered] ?? unanswered} ${unanswered === 1 ? 'question was' : 'questions were'} not answered.`;
}
