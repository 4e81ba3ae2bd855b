import { useSelector } from '@xstate/react';
import { type Ref, useId, useState, useSyncExternalStore } from 'react';
import { controls } from '../../../content/controls';
import { panelChoice, panelConditions, panelExperiments, panelWarnings } from '../../../content/panel';
import { withUnit } from '../../../content/words';
import {
  type ConditionName,
  conditionChoices,
  distance,
  type SomeConditions,
  wholeConditions,
} from '../../../machines/panel/conditions';
import { type ExperimentId, experimentIds } from '../../../machines/panel/experiments';
import { inChannel, oddPatch } from '../../../machines/panel/picture';
import type { Exactness } from '../../../renderers/device-pixels';
import { panelPattern } from '../../../renderers/panel/panel.pattern';
import { panelValues } from '../../../renderers/panel/panel.values';
import { canExceedWhite } from '../../browser/screen/bright';
import { type FineObstacle, fineObstacle } from '../../browser/screen/fine';
import { fig, panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { Slider } from '../../ui/controls/Slider';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import type { PanelActor } from './actor';
import * as css from './Panel.css';

interface Props {
  readonly actor: PanelActor;
  readonly start?: Ref<HTMLButtonElement>;
  /** Text above the questions. */
  readonly notice?: string;
  /** The experiment that is selected at first. */
  readonly first?: ExperimentId;
  readonly onStart: (experiment: ExperimentId) => void;
}

const names = Object.keys(conditionChoices) as ConditionName[];
/** Step of the distance slider. */
const STEP_CM = 5;

/** Lines that emit half the light, next to gray patches of about the same light, as in the gamma experiment. */
const sample = panelValues({
  kind: 'quarters',
  field: { color: 0xffffff, lit: 1, period: 2 },
  patches: oddPatch(inChannel(0, 186) | inChannel(1, 186) | inChannel(2, 186), 0, null),
  inwardX: 0,
  inwardY: 0,
  size: 40,
});

/** Whether every question about the surroundings has an answer. The distance has a usual one. */
export const saidAll = (said: SomeConditions) => wholeConditions({ distance: distance.usual, ...said }) !== null;

/** Questions about the surroundings, and the choice of an experiment. */
export function Setup({ actor, start, notice, first = 'bits', onStart }: Props) {
  const { statedConditions: said, result } = useSelector(actor, ({ context }) => context);
  const [chosen, setChosen] = useState(first);
  const [exactness, setExactness] = useState<Exactness | null>(null);
  const hasHdr = useSyncExternalStore(neverChanges, canExceedWhite, no);
  const fine = useSyncExternalStore(neverChanges, fineObstacle, onServer);
  const reason = useId();
  const isSaid = saidAll(said);
  const obstacle = isSaid ? obstacleOf(chosen, { exactness, hasHdr, fine }) : panelChoice.unsaid;
  const warnings = warningsOf(said);

  return (
    <section className={panel} aria-label={panelChoice.setup}>
      {notice && (
        <div className={css.notice}>
          <p className={css.noticeText}>{notice}</p>
        </div>
      )}
      <div className={css.setupColumns}>
        <div className={css.setupPart}>
          <h2 className={css.setupHeading}>{panelConditions.heading}</h2>
          <p className={`${small} ${soft}`}>{panelConditions.lead}</p>
          <div className={css.questions}>
            {names.map((name) => {
              const { label, options } = panelConditions[name];
              return (
                <Choice
                  key={name}
                  label={label}
                  options={conditionChoices[name].map((id) => ({ id, name: Reflect.get(options, id) as string }))}
                  value={said[name] ?? null}
                  onChange={(value) => actor.send({ type: 'CONDITION', name, value })}
                />
              );
            })}
            <Slider
              label={panelConditions.distance}
              value={said.distance ?? distance.usual}
              min={distance.min}
              max={distance.max}
              step={STEP_CM}
              show={(value) => withUnit(value, 'cm')}
              speak={panelChoice.centimeters}
              onChange={(value) => actor.send({ type: 'DISTANCE', value })}
            />
          </div>
          <div role="status">
            {warnings.map((warning) => (
              <p key={warning} className={css.warning}>
                {warning}
              </p>
            ))}
          </div>
        </div>
        <div className={css.setupPart}>
          <ExactPicture
            raster={panelPattern}
            values={sample}
            label={panelChoice.sample}
            className={css.sample}
            onFacts={(facts) => setExactness(facts.exactness)}
          >
            {panelChoice.sampleNote}
          </ExactPicture>
        </div>
      </div>
      <div className={css.setupChoice}>
        <fieldset className={css.experiments}>
          <legend className={css.setupHeading}>{panelChoice.heading}</legend>
          <div className={css.setupList}>
            {experimentIds.map((id) => {
              const { name, text, minutes } = panelExperiments[id];
              const verdict = result?.parts.find((part) => part.id === id)?.verdict;
              const isDone = verdict === 'pass' || verdict === 'warning';
              return (
                <label key={id} className={css.experiment}>
                  <input
                    className={css.radio}
                    type="radio"
                    name="experiment"
                    checked={id === chosen}
                    aria-label={name}
                    onChange={() => setChosen(id)}
                  />
                  <span className={css.setupName}>
                    {name}
                    <span className={`${fig} ${css.minutes}`}>
                      {isDone ? panelChoice.done : withUnit(minutes, 'min')}
                    </span>
                  </span>
                  <span className={css.setupText}>{text}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      </div>
      <div className={css.setupFoot}>
        <p id={reason} className={css.reason}>
          {obstacle}
        </p>
        <Button
          ref={start}
          look="go"
          size="large"
          disabled={obstacle !== null}
          aria-describedby={obstacle === null ? undefined : reason}
          onClick={() => onStart(chosen)}
        >
          {controls.startTest}
        </Button>
      </div>
    </section>
  );
}

const neverChanges = () => () => undefined;
const no = () => false;
const onServer = () => 'canvas' as const;

/** Why an experiment cannot run here; null if it can. */
function obstacleOf(
  experiment: ExperimentId,
  { exactness, hasHdr, fine }: { exactness: Exactness | null; hasHdr: boolean; fine: FineObstacle | null },
): string | null {
  if (experiment === 'hdr' && !hasHdr) return panelChoice.noHdr;
  if (experiment === 'fine' && fine !== null) return panelChoice.noFine[fine];
  if (experiment !== 'gamma' || exactness === 'exact') return null;
  if (exactness === null) return panelChoice.gammaUnknown;
  return exactness === 'scaled' ? panelChoice.gammaScaled : panelChoice.gammaUnverified;
}

/** Warnings about conditions that make a run useless. */
const warningsOf = ({ light, brightness, nightLight, hdr }: SomeConditions): readonly string[] => [
  ...(light === 'bright' ? [panelWarnings.bright] : []),
  ...(brightness === 'lower' ? [panelWarnings.lower] : []),
  ...(nightLight === 'on' ? [panelWarnings.nightLight] : []),
  ...(hdr === 'on' ? [panelWarnings.hdr] : []),
];
