import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { panelWords } from '../../../content/panel';
import { lower } from '../../../content/words';
import type { Question } from '../../../machines/panel/experiment';
import { gray, maskOf, type Picture, plainField } from '../../../machines/panel/picture';
import { ALL_PLACES, type Blemish, blemishes } from '../../../measure/panel/evenness';
import type { Answer, Quarter } from '../../../measure/panel/trials';
import { mountBright } from '../../../renderers/panel/bright.renderer';
import { mountFine } from '../../../renderers/panel/fine.renderer';
import { isDark } from '../../../renderers/panel/panel.pattern';
import { mountPanel } from '../../../renderers/panel/panel.renderer';
import { type PanelSettings, panelValues } from '../../../renderers/panel/panel.values';
import type { Renderer } from '../../../renderers/renderer';
import type { OnFacts } from '../../../renderers/stage';
import { arrows } from '../../ui/controls/arrows';
import { toast } from '../../ui/feedback/toasts';
import { useRenderer } from '../../ui/figures/useRenderer';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { useKeyDown } from '../../ui/useKeyDown';
import { type PanelActor, type Phase, phaseOf } from './actor';
import { TrialBar } from './TrialBar';
import * as css from './Panel.css';

interface GridProps {
  /** Whether the picture is dark. */
  readonly isDark: boolean;
  readonly onPick: (index: number) => void;
}

/** Invisible buttons over the picture. They never depend on what it shows, so they do not give the answer away. */
const QuarterGrid = ({ isDark, onPick }: GridProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
  <div
    role="group"
    aria-label={panelWords.quartersLabel}
    className={css.quarters}
    data-columns={2}
    data-dark={isDark || undefined}
  >
    {panelWords.quarters.map((name, index) => (
      <button key={name} type="button" className={css.viewCell} aria-label={name} onClick={() => onPick(index)}>
        <span className={css.viewNumber} aria-hidden="true">
          {index + 1}
        </span>
      </button>
    ))}
  </div>
);

const COLUMNS = 5;

/** The same for the places of an evenness run, with the marks of this showing. */
function PlaceGrid({ actor, isDark, onPick }: GridProps & { readonly actor: PanelActor }) {
  const run = useSelector(actor, ({ context }) => context.run);
  const marks =
    run?.experiment === 'evenness' ? run.state.marks.filter(({ showing }) => showing === run.state.shown) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      role="group"
      aria-label={panelWords.placesLabel}
      className={css.places}
      data-columns={COLUMNS}
      data-dark={isDark || undefined}
    >
      {Array.from({ length: ALL_PLACES }, (_, place) => {
        const mark = marks.find((one) => one.place === place);
        const where = panelWords.place(Math.floor(place / COLUMNS) + 1, (place % COLUMNS) + 1);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            key={place}
            type="button"
            className={css.viewCell}
            aria-label={mark ? `${where}, ${lower(panelWords.kinds[mark.kind])}` : where}
            aria-pressed={mark !== undefined}
            onClick={() => onPick(place)}
          >
            {mark && (
              <span className={css.viewSign} aria-hidden="true">
                {panelWords.kinds[mark.kind].charAt(0)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Number of codes by which a key changes the patches during matching. */
const strides: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
/** The code of the first patch, which has one channel. */
const codeOf = (picture: Picture) => {
  const patch = picture.kind === 'quarters' ? picture.patches[0] : 0;
  return Math.max(patch >> 16, (patch >> 8) & 255, patch & 255);
};

/** What the screen shows now: the question's picture, or a plain gray between two questions and in a pause. */
function shownPicture(question: Question | null, phase: Phase, code: number): Picture {
  if (!question) return plainField(gray(128));
  const { picture } = question;
  if (phase === 'mask' || phase === 'paused' || phase === 'hidden') return maskOf(picture);
  if (phase !== 'matching' || picture.kind !== 'quarters') return picture;
  const color = picture.field.color & gray(code);
  return { ...picture, patches: [color, color, color, color] };
}

/** The running test in full screen: the picture, the buttons over it, and the bar with the question. */
export function PanelView({ actor }: { actor: PanelActor }) {
  const layer = useRef<HTMLDivElement>(null);
  const question = useSelector(actor, ({ context }) => context.question);
  const experiment = useSelector(actor, ({ context }) => context.run?.experiment);
  const phase = useSelector(actor, phaseOf);
  const [match, setMatch] = useState<{ question: Question | null; code: number }>({ question: null, code: 0 });
  const [kind, setKind] = useState<Blemish>('lighter');
  const [edge, setEdge] = useState<'bottom' | 'top'>('bottom');
  const code = match.question === question ? match.code : question ? codeOf(question.picture) : 0;
  const picture = useMemo(() => shownPicture(question, phase, code), [question, phase, code]);

  const dark = isDark(panelValues(picture));

  const leave = useCallback(() => actor.send({ type: 'EXIT', at: Date.now() }), [actor]);
  const mount = useCallback(
    (element: HTMLElement, settings: PanelSettings): Renderer<PanelSettings> => {
      const onFailure = ({ title, text }: { title: string; text: string }) => {
        toast(title, text, 'destructive');
        leave();
      };
      const onFacts: OnFacts = ({ width, height, pixelRatio, exactness, backend }) =>
        actor.send({ type: 'DRAWN', facts: { width, height, pixelRatio, exactness, backend } });
      if (experiment === 'hdr') return mountBright(element, settings, () => onFailure(panelWords.noBright));
      if (experiment === 'fine') return mountFine(element, settings, onFacts, () => onFailure(panelWords.noFine));
      return mountPanel(element, settings, onFacts);
    },
    [actor, experiment, leave],
  );
  const { host } = useRenderer(mount, { picture }, useLayoutEffect);

  // The focused button may be removed with its question. Tab would then start outside the layer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks focus after each change of what is shown
  useEffect(() => {
    if (!layer.current?.contains(document.activeElement)) layer.current?.focus({ preventScroll: true });
  }, [phase, question]);

  const choose = (answer: Answer) => actor.send({ type: 'CHOOSE', answer, at: Date.now() });
  const setCode = (next: number) => setMatch({ question, code: Math.min(255, Math.max(0, next)) });
  const next = () => actor.send({ type: 'NEXT', at: Date.now() });

  /** Handles a key. Returns false if the key has no meaning now. */
  const onKey = ({ key, repeat, target }: KeyboardEvent): boolean => {
    const onControl = target instanceof Element && target.closest('button') !== null;
    const stride = strides[key];
    if (phase === 'matching' && stride !== undefined && !onControl) {
      setCode(code + stride);
      return true;
    }
    const step = arrows[key];
    if (step && (phase === 'choosing' || phase === 'marking')) return moveFocus(layer.current, step);
    // A held key would answer question after question.
    if (repeat) return false;
    if (key === 'Escape') leave();
    else if (key === 'p' || key === 'P')
      actor.send({ type: phase === 'paused' ? 'CONTINUE' : 'PAUSE', at: Date.now() });
    else if ((key === 'b' || key === 'B') && phase === 'marking') setEdge(edge === 'bottom' ? 'top' : 'bottom');
    else if (key === '0' && phase === 'choosing') choose('none');
    else if (/^[1-4]$/.test(key) && phase === 'choosing') choose((Number(key) - 1) as Quarter);
    else if (/^[1-4]$/.test(key) && phase === 'marking') setKind(blemishes[Number(key) - 1] ?? kind);
    else if (key !== 'Enter' || onControl) return false;
    else if (phase === 'matching') actor.send({ type: 'MATCH', code, at: Date.now() });
    else if (phase === 'moving') next();
    else if (phase === 'fading') actor.send({ type: 'GONE', at: Date.now() });
    else return false;
    return true;
  };
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (onKey(event)) event.preventDefault();
  });

  const mode = question?.mode;
  return (
    <FullscreenView label={panelWords.view} still={false} layer={layer}>
      <div ref={host} className={css.viewPicture} data-testid="panel-picture" />
      {/* Also rendered during the gray before a picture, so that nothing but the picture changes. */}
      {mode === 'choose' && phase !== 'fading' && <QuarterGrid isDark={dark} onPick={(at) => choose(at as Quarter)} />}
      {phase === 'marking' && (
        <PlaceGrid actor={actor} isDark={dark} onPick={(place) => actor.send({ type: 'MARK', place, kind })} />
      )}
      <TrialBar
        actor={actor}
        phase={phase}
        code={code}
        kind={kind}
        edge={edge}
        isDark={dark}
        onCode={setCode}
        onKind={setKind}
        onEdge={() => setEdge(edge === 'bottom' ? 'top' : 'bottom')}
        onNext={next}
        onNone={() => choose('none')}
        onLeave={leave}
      />
    </FullscreenView>
  );
}

/** Moves focus to the neighboring button of the grid, or to the first button if none has focus. */
function moveFocus(layer: HTMLElement | null, [x, y]: readonly [number, number]): boolean {
  const grid = layer?.querySelector<HTMLElement>('[data-columns]');
  if (!grid) return false;
  const columns = Number(grid.dataset.columns);
  const buttons = [...grid.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const last = columns - 1;
  const column = at < 0 ? 0 : Math.min(last, Math.max(0, (at % columns) + x));
  const row = at < 0 ? 0 : Math.min(last, Math.max(0, Math.floor(at / columns) + y));
  buttons[row * columns + column]?.focus();
  return true;
}
