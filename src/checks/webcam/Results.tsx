import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { webcamPictures, webcamRates } from '../../../content/webcam';
import type { Missing } from '../../../machines/result';
import { judgeRate } from '../../../machines/webcam/webcam';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import type { WebcamActor } from './actor';
import { DefectMap } from './DefectMap';
import * as css from './Webcam.css';

/** The result of the webcam test. */
export function Results({ actor, heading }: { actor: WebcamActor; heading: Ref<HTMLHeadingElement> }) {
  const { camera, result, ...facts } = useSelector(actor, ({ context }) => context);
  if (!camera || !result) return null;
  const getMissing = ({ rule }: Missing) =>
    actor.send({ type: 'RESUME', check: rule === 'hot' || rule === 'dead' ? rule : null });
  const judgment = judgeRate(facts.reading, camera, facts.seen);
  const picture = facts.reading ? webcamPictures[facts.reading.picture].advice : '';
  const rate = webcamRates[judgment];
  const found = [facts.checks.hot, facts.checks.dead].filter((check) => check !== null && check.defects.length > 0);
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={getMissing}
      note={(result.status !== 'pass' && picture) || rate || undefined}
      aside={<Measurements result={result} />}
      foot={
        found.length > 0 && (
          <div className={css.maps}>{found.map((check) => check && <DefectMap key={check.kind} check={check} />)}</div>
        )
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    />
  );
}
