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
import { colors } from '../../../machines/screen/screen';
import { Guide } from '../../ui/layout/Guide';
import { SequenceIntro } from '../../ui/sequence/SequenceIntro';
import * as css from './Screen.css';

const keys = [
  { keys: ['→', 'Space'], does: 'Next color' },
  { keys: ['←'], does: 'Previous color' },
  { keys: ['R'], does: 'Back to white' },
  ringsKeys,
  { keys: ['M'], does: 'Mark the spot under the pointer' },
  { keys: ['B'], does: 'Move the controls to the other edge' },
  { keys: ['Esc'], does: 'Cancel a mark, or exit and show the result' },
];
const swatches = colors.map(({ name }) => ({ name, chip: <span className={css.chip[name]} /> }));

interface Props {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
}

/** The introduction to the screen test, with its start button. */
export function Intro({ start, onStart }: Props) {
  return (
    <SequenceIntro
      check="screen"
      title="Screen test"
      lead={screenLead}
      label="The eight colors and the keys"
      swatches={swatches}
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
