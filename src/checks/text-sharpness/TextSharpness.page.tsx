import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import {
  closeStrokes,
  contrastNames,
  families,
  pairNames,
  pangram,
  sharpnessTexts,
  textSharpnessPageTexts,
  weights,
} from '../../../content/text-sharpness';
import { withUnit } from '../../../content/words';
import type { ObservationActor } from '../../../machines/observation/observation.machine';
import {
  combinations,
  fontSize,
  orders,
  questions,
  sharpnessObservation,
  snapFontSize,
  standardSizes,
} from '../../../machines/text-sharpness/text-sharpness';
import { contrastFigure, contrastLevel, contrastRatio } from '../../../measure/color/contrast';
import { shortRatio } from '../../../measure/screen/calibration';
import type { ScreenFacts } from '../../../measure/screen/screen-facts';
import { resolutionKinds, resolutionRaster } from '../../../renderers/resolution/resolution.raster';
import { subPixelRaster } from '../../../renderers/text-sharpness/sub-pixels.raster';
import { Ask } from '../../check/observation/Ask';
import { ObservationPage } from '../../check/observation/ObservationPage';
import { Sample } from '../../check/observation/Sample';
import { TestSection } from '../../check/observation/TestSection';
import { fig } from '../../theme/base.css';
import { ColorField, SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import * as css from './TextSharpness.css';

interface Settings {
  /** CSS px. */
  readonly size: number;
  readonly family: (typeof families)[number]['id'];
  readonly weight: (typeof weights)[number]['id'];
  /** `#rrggbb` */
  readonly background: string;
  readonly text: string;
}

const usualSettings: Settings = {
  size: fontSize.usual,
  family: 'system',
  weight: '400',
  background: '#ffffff',
  text: '#000000',
};

/** CSS font stacks of the families. No font is downloaded. */
const stacks: Record<Settings['family'], string> = {
  system: 'system-ui, sans-serif',
  sans: 'sans-serif',
  serif: 'serif',
  mono: 'monospace',
  arial: 'Arial, Helvetica, sans-serif',
  verdana: 'Verdana, "DejaVu Sans", sans-serif',
  georgia: 'Georgia, serif',
  times: '"Times New Roman", Times, serif',
  courier: '"Courier New", Courier, monospace',
};

const px = (size: number) => withUnit(size, 'px');

function Controls({ settings, onChange }: { settings: Settings; onChange: (settings: Settings) => void }) {
  const set = (changed: Partial<Settings>) => onChange({ ...settings, ...changed });
  return (
    <div className={css.controls}>
      <div className={css.wide}>
        <Slider
          label={sharpnessTexts.size}
          value={settings.size}
          {...fontSize}
          show={px}
          onChange={(size) => set({ size: snapFontSize(size) })}
        />
      </div>
      <SelectField
        label={sharpnessTexts.family}
        options={families}
        value={settings.family}
        onChange={(family) => set({ family })}
      />
      <SelectField
        label={sharpnessTexts.weight}
        options={weights}
        value={settings.weight}
        onChange={(weight) => set({ weight })}
      />
      <ColorField
        label={sharpnessTexts.background}
        value={settings.background}
        onChange={(background) => set({ background })}
      />
      <ColorField label={sharpnessTexts.text} value={settings.text} onChange={(text) => set({ text })} />
    </div>
  );
}

/** The sample with the chosen settings, and the contrast of its two colors. */
function CustomSample({ settings }: { settings: Settings }) {
  const host = useRef<HTMLDivElement>(null);
  const { size, family, weight, background, text } = settings;
  // Not a style attribute: the content security policy blocks those in prerendered HTML.
  useEffect(() => {
    if (!host.current) return;
    Object.assign(host.current.style, {
      fontSize: `${size}px`,
      fontFamily: stacks[family],
      fontWeight: weight,
      background,
      color: text,
    });
  }, [size, family, weight, background, text]);
  const ratio = contrastRatio(text, background);
  return (
    <div>
      <div ref={host} className={css.sample} data-sample>
        <p>{pangram}</p>
        <p>{closeStrokes}</p>
      </div>
      <p className={css.ratio}>
        {`${sharpnessTexts.ratio} `}
        <span className={fig}>{contrastFigure(text, background)}</span>, {contrastNames[contrastLevel(ratio)]}.
      </p>
    </div>
  );
}

const [smallest, edges, order, checkerboard] = questions;
const checkerboardValues = { kind: resolutionKinds.indexOf('checkerboard') };
const noValues = {};

export default function TextSharpnessPage() {
  return (
    <ObservationPage
      definition={sharpnessObservation}
      texts={textSharpnessPageTexts}
      sections={(actor) => <TestSections actor={actor} />}
    />
  );
}

function TestSections({ actor }: { actor: ObservationActor }) {
  const [settings, setSettings] = useState(usualSettings);
  const screen = useSelector(actor, ({ context }) => context.screen);
  const bandsDrawn = useSelector(actor, ({ context }) => order.picture in context.drawn);
  const checkerboardDrawn = useSelector(actor, ({ context }) => checkerboard.picture in context.drawn);
  return (
    <>
      <TestSection title={sharpnessTexts.controlsTitle} text={sharpnessTexts.controls}>
        <Controls settings={settings} onChange={setSettings} />
        <CustomSample settings={settings} />
        <p className={css.rendering}>{screen ? renderingLine(screen) : '\u00a0'}</p>
      </TestSection>
      <TestSection title={sharpnessTexts.standardTitle} text={sharpnessTexts.standard}>
        <Sample actor={actor} name={smallest.sample}>
          <StandardSizes />
        </Sample>
        <Ask actor={actor} question={smallest} />
        <Ask actor={actor} question={edges} />
      </TestSection>
      <TestSection title={sharpnessTexts.contrastTitle} text={sharpnessTexts.contrast}>
        <Combinations />
      </TestSection>
      <TestSection title={sharpnessTexts.orderTitle} text={sharpnessTexts.order}>
        <Sample actor={actor} name={order.sample} ready={bandsDrawn}>
          <div className={css.bands}>
            <ul className={css.orders}>
              {orders.map((name) => (
                <li key={name} className={fig}>
                  {name}
                </li>
              ))}
            </ul>
            <ExactPicture
              raster={subPixelRaster}
              values={noValues}
              label={sharpnessTexts.orderLabel}
              className={css.subPixels}
              onFacts={(facts) => actor.send({ type: 'DRAWN', picture: order.picture, facts })}
            >
              {sharpnessTexts.orderNote}
            </ExactPicture>
          </div>
        </Sample>
        <Ask actor={actor} question={order} />
      </TestSection>
      <TestSection title={sharpnessTexts.checkerboardTitle} text={sharpnessTexts.checkerboard}>
        <Sample actor={actor} name={checkerboard.sample} ready={checkerboardDrawn}>
          <ExactPicture
            raster={resolutionRaster}
            values={checkerboardValues}
            label={sharpnessTexts.checkerboardLabel}
            className={css.checkerboard}
            onFacts={(facts) => actor.send({ type: 'DRAWN', picture: checkerboard.picture, facts })}
          >
            {sharpnessTexts.checkerboardNote}
          </ExactPicture>
        </Sample>
        <Ask actor={actor} question={checkerboard} />
      </TestSection>
    </>
  );
}

/** One line in each of the eight standard sizes. */
function StandardSizes() {
  return (
    <ul className={css.sizes}>
      {standardSizes.map((size) => (
        <li key={size} className={css.sizeRow}>
          <span className={`${fig} ${css.sizeName}`}>{withUnit(size, 'px')}</span>
          <span className={css.standard[size]}>{sharpnessTexts.sizes}</span>
        </li>
      ))}
    </ul>
  );
}

/** The five color pairs, each with its contrast ratio by WCAG. */
function Combinations() {
  return (
    <ul className={css.combinations}>
      {combinations.map(({ id, text, background }) => (
        <li key={id} className={css.combination}>
          <div className={css.pair[id]}>
            <p className={css.standard[12]}>{sharpnessTexts.sizes}</p>
            <p className={css.standard[16]}>{sharpnessTexts.sizes}</p>
          </div>
          <p className={css.pairName}>
            <b>{pairNames[id]}</b>
            <span className={fig}>{contrastFigure(text, background)}</span>
            <span>{contrastNames[contrastLevel(contrastRatio(text, background))]}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How the page is rendered, in two or three sentences. */
function renderingLine(facts: ScreenFacts): string {
  const ratio = shortRatio(facts.pixelRatio);
  const fractional = Math.abs(facts.pixelRatio - Math.round(facts.pixelRatio)) > 0.001;
  const zoom = facts.zoom === null ? null : Math.round(facts.zoom * 100);
  const rendering = `${sharpnessTexts.pixels(ratio, facts.pixelRatio === 1)} ${sharpnessTexts.zoom(zoom)}`;
  return fractional ? `${rendering} ${sharpnessTexts.fractional}` : rendering;
}
