import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { markedFigures, orientations, screenFigures } from '../../../content/figure-names';
import { patternTexts, resolutionPageTexts, resolutionTexts } from '../../../content/resolution';
import { fixed, rounded, withUnit } from '../../../content/words';
import type { ObservationActor } from '../../../machines/observation/observation.machine';
import { categoryOf, hiddenDigits, questions, resolutionObservation } from '../../../machines/resolution/resolution';
import { shortRatio } from '../../../measure/screen/calibration';
import { deviceSize, orientationOf, type ScreenFacts } from '../../../measure/screen/screen-facts';
import {
  type ResolutionKind,
  resolutionKinds,
  resolutionRaster,
} from '../../../renderers/resolution/resolution.raster';
import { mountPatch } from '../../../renderers/resolution/wide-gamut.renderer';
import type { ScreenRate } from '../../browser/screen/screen-rate';
import { Ask } from '../../check/observation/Ask';
import { ObservationPage } from '../../check/observation/ObservationPage';
import { Sample } from '../../check/observation/Sample';
import { TestSection } from '../../check/observation/TestSection';
import { fig } from '../../theme/base.css';
import { Choice } from '../../ui/controls/Choice';
import { ExactPicture } from '../../ui/figures/ExactPicture';
import { FigureStrip, type StripFigure, stripFigure } from '../../ui/figures/FigureStrip';
import { useRenderer } from '../../ui/figures/useRenderer';
import * as css from './Resolution.css';

/**
 * This screen's refresh rate, updated when the window moves to another screen. The frame clock is loaded after the
 * page.
 */
function useRefreshRate(): ScreenRate {
  const [rate, setRate] = useState<ScreenRate>({ rate: null, unsteady: false });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    import('../../browser/screen/screen-rate').then(({ watchRate }) => {
      if (!signal.aborted) signal.addEventListener('abort', watchRate(setRate));
    }, console.error);
    return () => ended.abort();
  }, []);
  return rate;
}

const patches = [
  { label: resolutionTexts.patches.red, digit: hiddenDigits[0], color: 0xff0000, className: css.red },
  { label: resolutionTexts.patches.green, digit: hiddenDigits[1], color: 0x00ff00, className: css.green },
] as const;

interface Gamut {
  /** Whether the browser draws in Display P3. */
  readonly canvas: boolean;
  /** The screen's gamut by the media query. */
  readonly query: string;
}

/**
 * Two patches with a digit that only a screen with a gamut beyond sRGB shows, and what the browser reports about the
 * screen.
 */
function WideGamut() {
  const [gamut, setGamut] = useState<Gamut | null>(null);
  return (
    <div>
      <div className={css.patches}>
        {patches.map((patch) => (
          <Patch key={patch.label} patch={patch} onGamut={setGamut} />
        ))}
      </div>
      <div className={css.gamut}>
        <FigureStrip
          columns={3}
          figures={[
            { label: resolutionTexts.screenGamut, value: gamut?.query ?? null, note: resolutionTexts.screenGamutNote },
            {
              label: resolutionTexts.drawsIn,
              value: gamut && (gamut.canvas ? 'Display P3' : resolutionTexts.srgbOnly),
              note: gamut && !gamut.canvas && resolutionTexts.srgbNote,
            },
          ]}
        />
      </div>
    </div>
  );
}

const noSettings = {};

function Patch({ patch, onGamut }: { patch: (typeof patches)[number]; onGamut: (gamut: Gamut) => void }) {
  const mount = useCallback(
    (element: HTMLElement) => mountPatch(element, patch, (canvas) => onGamut({ canvas, query: gamutQuery() })),
    [patch, onGamut],
  );
  const { host } = useRenderer<object>(mount, noSettings);
  return <div ref={host} className={patch.className} role="img" aria-label={patch.label} />;
}

/** The widest gamut that the media query `color-gamut` matches; Firefox matches no more than sRGB. */
function gamutQuery(): string {
  const gamuts = [
    ['rec2020', 'Rec. 2020'],
    ['p3', 'P3'],
    ['srgb', 'sRGB'],
  ] as const;
  const widest = gamuts.find(([id]) => matchMedia(`(color-gamut: ${id})`).matches);
  return widest?.[1] ?? resolutionTexts.lessThanSrgb;
}

const [lines, checkerboard, borders, digits] = questions;
const patterns = (['lines', 'grid', 'checkerboard', 'gradient'] as const).map((id) => ({
  id,
  name: patternTexts[id].name,
}));

export default function ResolutionPage() {
  return (
    <ObservationPage
      definition={resolutionObservation}
      texts={resolutionPageTexts}
      sections={(actor) => <TestSections actor={actor} />}
    />
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
      <TestSection title={resolutionTexts.patterns} text={patternTexts[shown].text}>
        <Choice label={resolutionTexts.pattern} options={patterns} value={shown} onChange={setShown} />
        <Picture
          stage="patterns"
          actor={actor}
          kind={shown}
          className={css.pattern}
          label={resolutionTexts.patternLabel(patternTexts[shown].name)}
        />
        <Ask actor={actor} question={checkerboard} hint={resolutionTexts.checkerboardHint} />
      </TestSection>
      <TestSection title={resolutionTexts.onePixelTitle} text={resolutionTexts.onePixel}>
        <Picture actor={actor} kind="one-pixel" className={css.lines} label={resolutionTexts.onePixelLabel} />
        <Ask actor={actor} question={lines} />
      </TestSection>
      <TestSection title={resolutionTexts.bordersTitle} text={resolutionTexts.borders}>
        <Picture actor={actor} kind="borders" className={css.borders} label={resolutionTexts.bordersLabel} />
        <Ask actor={actor} question={borders} />
      </TestSection>
      <TestSection title={resolutionTexts.fontsTitle} text={resolutionTexts.fonts}>
        <FontScaling pixelRatio={screen?.pixelRatio ?? null} />
      </TestSection>
      <TestSection title={resolutionTexts.gamutTitle} text={resolutionTexts.gamut}>
        <Sample actor={actor} name={digits.sample}>
          <WideGamut />
        </Sample>
        <Ask actor={actor} question={digits} />
      </TestSection>
    </>
  );
}

interface PictureProps {
  readonly actor: ObservationActor;
  /** Also the sample's name in the questions. */
  readonly kind: ResolutionKind;
  /** Name of the stage, if several patterns share it. */
  readonly stage?: string;
  readonly className: string;
  readonly label: string;
}

function Picture({ actor, kind, stage = kind, className, label }: PictureProps) {
  const [size, setSize] = useState<string | null>(null);
  return (
    <Sample actor={actor} name={kind} ready={size !== null}>
      <ExactPicture
        raster={resolutionRaster}
        values={{ kind: resolutionKinds.indexOf(kind) }}
        label={label}
        className={className}
        onFacts={(facts) => {
          setSize(`${facts.width} × ${facts.height}`);
          actor.send({ type: 'DRAWN', picture: stage, facts });
        }}
      >
        {size && <span>{withUnit(size, resolutionTexts.devicePx)}</span>}
      </ExactPicture>
    </Sample>
  );
}

/** One line in eight sizes, with the device px of each. */
function FontScaling({ pixelRatio }: { pixelRatio: number | null }) {
  return (
    <ul className={css.fonts}>
      {css.fontSizes.map((size) => (
        <li key={size} className={css.fontRow}>
          <span className={`${fig} ${css.fontName}`}>{withUnit(size, 'px')}</span>
          <span className={css.font[size]}>{resolutionTexts.fontSample}</span>
          <span className={`${fig} ${css.fontName}`}>
            {pixelRatio === null ? '\u00a0' : `${rounded(size * pixelRatio, 2)} ${resolutionTexts.devicePx}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The category as the page's readout, and what is known about the screen. */
function Info({ screen }: { screen: ScreenFacts | null }) {
  const refresh = useRefreshRate();
  return (
    <section className={css.info} aria-label={resolutionTexts.info}>
      <div className={css.head}>
        <output className={css.readout}>{screen ? categoryOf(screen) : '—'}</output>
        <p className={css.beside}>
          {resolutionTexts.by[0]}
          <br />
          {resolutionTexts.by[1]}
        </p>
      </div>
      <FigureStrip columns={4} figures={figuresOf(screen, refresh)} />
    </section>
  );
}

function figuresOf(screen: ScreenFacts | null, refresh: ReturnType<typeof useRefreshRate>): StripFigure[] {
  const read = <T,>(value: (facts: ScreenFacts) => T) => (screen ? value(screen) : null);
  const device = screen && deviceSize(screen);
  const size = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
  return [
    { label: screenFigures.devicePixels, value: device && size(device) },
    { label: resolutionTexts.cssPixels, value: read(size) },
    { label: screenFigures.pixelRatio, value: read(({ pixelRatio }) => shortRatio(pixelRatio)) },
    {
      label: resolutionTexts.zoom,
      value: read(({ zoom }) => (zoom === null ? null : `${Math.round(zoom * 100)}%`)),
      note: resolutionTexts.zoomNotes[screen?.zoom === null ? 'unknown' : 'known'],
    },
    { label: screenFigures.colorDepth, value: read(({ colorDepth }) => withUnit(colorDepth, 'bit')) },
    { label: screenFigures.orientation, value: read((facts) => orientations[orientationOf(facts)]) },
    {
      label: resolutionTexts.totalPixels,
      value: device && withUnit(fixed((device.width * device.height) / 1e6, 2), 'MP'),
    },
    { ...stripFigure(markedFigures.refreshRate, refresh.rate, 'Hz', 1), note: refreshNote(refresh) },
  ];
}

function refreshNote({ rate, unsteady }: ReturnType<typeof useRefreshRate>): string {
  const { known, uneven, measuring } = resolutionTexts.refreshNotes;
  if (rate !== null) return known;
  return unsteady ? uneven : measuring;
}
