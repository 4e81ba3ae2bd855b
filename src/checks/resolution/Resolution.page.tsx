import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  patternTexts,
  resolutionLead,
  resolutionQuestions,
  resolutionSteps,
  resolutionTexts,
} from '../../../content/resolution';
import { evidence } from '../../../machines/resolution/evidence';
import { questions, resolutionObservation } from '../../../machines/resolution/resolution';
import {
  type ResolutionKind,
  resolutionKinds,
  resolutionPattern,
} from '../../../renderers/resolution/resolution.pattern';
import { Choice } from '../../ui/controls/Choice';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import { Ask } from '../../ui/observation/Ask';
import type { ObservationActor } from '../../ui/observation/actor';
import { ObservationPage } from '../../ui/observation/ObservationPage';
import { Sample } from '../../ui/observation/Sample';
import { TestSection } from '../../ui/observation/TestSection';
import { TestGuides } from '../../ui/results/TestGuides';
import { FontScaling } from './FontScaling';
import { Info } from './Info';
import { WideGamut } from './WideGamut';
import * as css from './Resolution.css';

const [lines, checkerboard, borders, digits] = questions;
const patterns = (['lines', 'grid', 'checkerboard', 'gradient'] as const).map((id) => ({
  id,
  name: patternTexts[id].name,
}));

export default function ResolutionPage() {
  return (
    <ObservationPage
      check="resolution"
      definition={resolutionObservation}
      title="Resolution test"
      lead={resolutionLead}
      sections={(actor) => <TestSections actor={actor} />}
    >
      <TestGuides steps={resolutionSteps} evidence={evidence} questions={resolutionQuestions} />
    </ObservationPage>
  );
}

function TestSections({ actor }: { actor: ObservationActor }) {
  // When the person returns from a result that lacks the checkerboard, show the checkerboard.
  const [shown, setShown] = useState<(typeof patterns)[number]['id']>(() =>
    actor.getSnapshot().context.wanted === checkerboard.id ? 'checkerboard' : 'lines',
  );
  const screen = useSelector(actor, ({ context }) => context.screen);
  return (
    <>
      <Info screen={screen} />
      <TestSection title="Patterns" text={patternTexts[shown].text}>
        <Choice label="Pattern" options={patterns} value={shown} onChange={setShown} />
        <Picture
          stage="patterns"
          actor={actor}
          sample={shown}
          kind={shown}
          className={css.pattern}
          label={`${patternTexts[shown].name} pattern`}
        />
        <Ask actor={actor} question={checkerboard} hint={resolutionTexts.checkerboardHint} />
      </TestSection>
      <TestSection title="1 px lines" text={resolutionTexts.onePixel}>
        <Picture
          stage="one-pixel"
          actor={actor}
          kind="one-pixel"
          className={css.lines}
          label="Lines of one pixel in five groups, two to six pixels apart, vertical above and horizontal below"
        />
        <Ask actor={actor} question={lines} />
      </TestSection>
      <TestSection title="Pixel borders" text={resolutionTexts.borders}>
        <Picture
          stage="borders"
          actor={actor}
          kind="borders"
          className={css.borders}
          label="Four nested frames of 1, 2, 3 and 4 pixels"
        />
        <Ask actor={actor} question={borders} />
      </TestSection>
      <TestSection title="Font scaling" text={resolutionTexts.fonts}>
        <FontScaling pixelRatio={screen?.pixelRatio ?? null} />
      </TestSection>
      <TestSection title="Wide gamut" text={resolutionTexts.gamut}>
        <Sample actor={actor} name={digits.sample}>
          <WideGamut />
        </Sample>
        <Ask actor={actor} question={digits} />
      </TestSection>
    </>
  );
}

interface PictureProps {
  /** Name of the stage. Several patterns may share it. */
  readonly stage: string;
  /** The sample's name in the questions. Defaults to the stage's name. */
  readonly sample?: string;
  readonly actor: ObservationActor;
  readonly kind: ResolutionKind;
  readonly className: string;
  readonly label: string;
}

function Picture({ stage, sample = stage, actor, kind, className, label }: PictureProps) {
  const [size, setSize] = useState<string | null>(null);
  return (
    <Sample actor={actor} name={sample} ready={size !== null}>
      <ExactPicture
        pattern={resolutionPattern}
        values={{ kind: resolutionKinds.indexOf(kind) }}
        label={label}
        className={className}
        onFacts={(facts) => {
          setSize(`${facts.width} × ${facts.height}`);
          actor.send({ type: 'DRAWN', picture: stage, facts });
        }}
      >
        {size && <span>{`${size}\u202fdevice\u00a0px`}</span>}
      </ExactPicture>
    </Sample>
  );
}
