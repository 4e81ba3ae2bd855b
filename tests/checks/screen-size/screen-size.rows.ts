import { judgeSize } from '../../../machines/screen-size/screen-size';
import { densityOf, identityOf } from '../../../measure/screen/calibration';
import { between, normal, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { factsOf } from './screen-size.model';

/** Whether the ± of the diagonal covers its true length, for a screen that is compared by a person. */
function isCovered(random: Random, method: 'card' | 'ruler') {
  const facts = factsOf(Math.round(between(random, 1280, 3840)), Math.round(between(random, 720, 2160)));
  const perMm = between(random, 90, 280) / 25.4;
  // The true length of what is held to the screen, as seen by an eye, in whole device px.
  const own = method === 'card' ? between(random, 85.47, 85.72) : 100 + between(random, -0.2, 0.2);
  const length = Math.round(perMm * (own + 0.4 * normal(random)));
  const density = densityOf({ method, length }, facts);
  if (density === null) return false;
  const calibration = { method, density, screen: identityOf(facts) };
  const { measurements } = judgeSize({ facts, calibration, startedAt: 0, finishedAt: 1 });
  const figure = (name: string) => Number(measurements.find((one) => one.name === name)?.value);
  const truth = Math.hypot(facts.width, facts.height) / perMm / 25.4;
  return Math.abs(figure('Diagonal') - truth) <= figure('Uncertainty of the diagonal');
}

const diagonal = rowsOf(
  'screen-size',
  'Diagonal',
  'ISO/IEC 7810: 85.47 to 85.72 mm; no study of the eye, so wide: A20 has ± 3 px',
);
export default (['card', 'ruler'] as const).map((method) =>
  diagonal.covered(`A20: by a ${method}, edges aligned to 0.4 mm (standard deviation)`, 4000, (random) =>
    isCovered(random, method),
  ),
);
