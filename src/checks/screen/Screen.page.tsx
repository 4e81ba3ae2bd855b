import type { Ref } from 'react';
import { Link } from 'wouter';
import { ringsKeys } from '../../../content/rings';
import {
  screenGuidance,
  screenLead,
  screenQuestions,
  screenSteps,
  screenTroubleshooting,
} from '../../../content/screen';
import { blindSpot, evidence } from '../../../machines/screen/evidence';
import { colors, kindIds, kinds, likelyKind, screenSequence } from '../../../machines/screen/screen';
import { Guide } from '../../ui/layout/Guide';
import { mountColors, swatches } from '../../ui/sequence/color-picture';
import { SequenceIntro } from '../../ui/sequence/SequenceIntro';
import { SequenceView } from '../../ui/sequence/SequenceView';
import { useRun } from '../../ui/sequence/useRun';
import { Results } from './Results';
import * as css from './Screen.css';

const kindOptions = kindIds.map((id) => ({ id, name: kinds[id].name }));

export default function ScreenPage() {
  const { actor, running, finished, start, heading, begin, isOver } = useRun('screen', screenSequence);
  return (
    <>
      {finished ? <Results actor={actor} heading={heading} /> : <Intro start={start} onStart={begin} />}
      {running && (
        <SequenceView
          actor={actor}
          isOver={isOver}
          label="Screen test"
          mount={mountColors}
          swatches={swatches}
          kinds={kindOptions}
          likelyKind={likelyKind}
        />
      )}
    </>
  );
}

const keys = [
  { keys: ['→', 'Space'], does: 'Next color' },
  { keys: ['←'], does: 'Previous color' },
  { keys: ['R'], does: 'Back to white' },
  ringsKeys,
  { keys: ['M'], does: 'Mark the spot under the pointer' },
  { keys: ['B'], does: 'Move the controls to the other edge' },
  { keys: ['Esc'], does: 'Cancel a mark, or exit and show the result' },
];
const chips = colors.map(({ name }) => ({ name, chip: <span className={css.chip[name]} /> }));

interface IntroProps {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
}

/** The introduction to the screen test, with its start button. */
function Intro({ start, onStart }: IntroProps) {
  return (
    <SequenceIntro
      check="screen"
      title="Screen test"
      lead={screenLead}
      label="The eight colors and the keys"
      swatches={chips}
      keys={keys}
      touch="On a touchscreen, swipe left or right. Tap to show the controls."
      evidence={evidence}
      blindSpot={blindSpot}
      start={start}
      onStart={onStart}
      steps={screenSteps}
      guidance={screenGuidance}
      questions={screenQuestions}
    >
      <Guide title="Troubleshooting">
        <ul className={css.advice}>
          {screenTroubleshooting.map(({ problem, remedy, path, link }) => (
            <li key={problem} className={css.adviceRow}>
              <h3 className={css.problem}>{problem}</h3>
              <p>
                {remedy}
                {path && (
                  <>
                    {' '}
                    <Link href={path}>{link}</Link>.
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </Guide>
    </SequenceIntro>
  );
}
