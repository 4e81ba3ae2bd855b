import { useSelector } from '@xstate/react';
import { type Ref, useId } from 'react';
import {
  pixelRepairLabels as labels,
  pixelRepairPageTexts,
  repairConsent,
  repairConsentFirst,
  repairModes,
  repairNoConsent,
  repairNotice,
  repairSliders,
} from '../../../content/pixel-repair';
import { clock } from '../../../content/verdicts/pixel-repair';
import { evidence } from '../../../machines/pixel-repair/evidence';
import { isNoise, modeIds, needsConsent, onSquare, ranges, sides } from '../../../machines/pixel-repair/pixel-repair';
import type { RepairActor } from '../../../machines/pixel-repair/pixel-repair.machine';
import { paceNote } from '../../../machines/pixel-repair/report';
import { CheckPage } from '../../check/CheckPage';
import { panel, tag } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Slider } from '../../ui/controls/Slider';
import { readout } from '../../ui/figures/figures.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { RepairPicture } from './Run';
import * as css from './PixelRepair.css';

/** Sliders for duration, flash interval and intensity. */
function Sliders({ actor, locked }: { actor: RepairActor; locked: boolean }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  return (
    <div className={css.sliders}>
      {repairSliders.map(({ name, label, show, speak }) => (
        <div key={name} className={css.sliderCell}>
          <Slider
            label={label}
            value={settings[name]}
            {...ranges[name]}
            show={show}
            speak={speak}
            // Noise has no interval: it changes with each frame.
            locked={locked || (name === 'interval' && isNoise(settings))}
            onChange={(value) => actor.send({ type: 'SLIDE', name, value })}
          />
        </div>
      ))}
    </div>
  );
}

interface Props {
  readonly actor: RepairActor;
  readonly start: Ref<HTMLButtonElement>;
  /** Whether the settings are read-only. */
  readonly locked: boolean;
}

/** The page before a repair: start button, notice, preview, settings and guides. */
export function Intro({ actor, start, locked }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const consent = useSelector(actor, ({ context }) => context.consent);
  const frameInterval = useSelector(actor, ({ context }) => context.frameInterval);
  const asks = needsConsent(settings);
  const reason = useId();

  return (
    <CheckPage
      check="pixel-repair"
      texts={pixelRepairPageTexts}
      evidence={evidence}
      action={
        <Button
          ref={start}
          look="solid"
          size="large"
          disabled={locked || (asks && !consent)}
          aria-describedby={asks && !consent ? reason : undefined}
          onClick={() => actor.send({ type: 'START', at: Date.now() })}
        >
          {labels.start}
        </Button>
      }
    >
      <section className={panel} aria-label={labels.settings}>
        <div className={css.notice}>
          <span>
            <VerdictBadge status="warning" word={labels.important} />
          </span>
          <div className={css.noticeText}>
            {repairNotice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>

        <div className={css.columns}>
          <Preview actor={actor} locked={locked} />
          <div className={css.modes}>
            <fieldset className={css.group} disabled={locked}>
              <legend className={css.legend}>{labels.mode}</legend>
              {modeIds.map((mode) => {
                const { name, does, recommended } = repairModes[mode];
                return (
                  <label key={mode} className={css.mode}>
                    <input
                      className={css.radio}
                      type="radio"
                      name="mode"
                      checked={settings.mode === mode}
                      aria-describedby={`mode-${mode}`}
                      onChange={() => actor.send({ type: 'MODE', mode })}
                    />
                    <span>
                      <span className={css.modeName}>
                        {name}
                        {recommended && <span className={tag}>{labels.recommended}</span>}
                      </span>
                      <span id={`mode-${mode}`} className={css.modeDoes}>
                        {does}
                      </span>
                    </span>
                  </label>
                );
              })}
            </fieldset>
            <fieldset className={`${css.group} ${css.sizes}`} disabled={locked || !onSquare(settings)}>
              <legend className={`${css.legend} ${css.legendInRow}`}>{labels.side}</legend>
              <div className={css.segments}>
                {sides.map((side) => (
                  <label key={side} className={css.segment}>
                    {side} px
                    <input
                      className={css.segmentInput}
                      type="radio"
                      name="side"
                      checked={settings.side === side}
                      onChange={() => actor.send({ type: 'SIDE', side })}
                    />
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </div>

        <Sliders actor={actor} locked={locked} />
        <p className={css.pace} aria-live="polite">
          {paceNote(settings, frameInterval)}
        </p>

        <div className={css.starting}>
          <div>
            <p className={css.label}>{labels.duration}</p>
            <p className={readout}>{clock(settings.duration)}</p>
          </div>
          <div className={css.consent}>
            {asks ? (
              <label className={css.consentRow}>
                <input
                  className={css.check}
                  type="checkbox"
                  checked={consent}
                  disabled={locked}
                  onChange={({ currentTarget }) => actor.send({ type: 'CONSENT', given: currentTarget.checked })}
                />
                {repairConsent}
              </label>
            ) : (
              <p className={css.noConsent}>{repairNoConsent[isNoise(settings) ? 'noise' : 'square']}</p>
            )}
            {asks && !consent && (
              <p id={reason} className={css.reason}>
                {repairConsentFirst}
              </p>
            )}
          </div>
        </div>
      </section>
    </CheckPage>
  );
}

/** Side of the preview's square in modes without one. Small enough to flash without consent. */
const PREVIEW_SIDE_PX = 128;

/** The chosen settings in a small square. It plays only on request. */
function Preview({ actor, locked }: { actor: RepairActor; locked: boolean }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const playing = useSelector(actor, (state) => state.matches({ idle: 'playing' }));
  return (
    <div className={css.viewer}>
      <div className={css.scope} role="img" aria-label={labels.preview[playing ? 'playing' : 'still']}>
        <RepairPicture
          className={css.screen}
          settings={settings}
          playing={playing}
          side={onSquare(settings) ? settings.side : PREVIEW_SIDE_PX}
        />
      </div>
      <div className={css.viewerBar}>
        <p className={css.note}>{labels.previewNote}</p>
        <Button look="quiet" disabled={locked} onClick={() => actor.send({ type: 'PREVIEW' })}>
          {playing ? labels.stopPreview : labels.playPreview}
        </Button>
      </div>
    </div>
  );
}
