import { useSelector } from '@xstate/react';
import Maximize from 'lucide-react/icons/maximize';
import Square from 'lucide-react/icons/square';
import type { Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { controls } from '../../../content/controls';
import { layoutNames } from '../../../content/key-names';
import { keyboardHint, keyboardLabels, sizeNotes } from '../../../content/keyboard';
import { figures, say } from '../../../content/verdicts/keyboard';
import { evidence } from '../../../machines/keyboard/evidence';
import { percentOf, testedOf, totalOf } from '../../../machines/keyboard/keyboard';
import type { KeyboardActor } from '../../../machines/keyboard/keyboard.machine';
import { boardOf, type Layout, type Size, sizes, systems, variants } from '../../../machines/keyboard/layouts';
import { platformOf } from '../../browser/input/keyboard';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { SelectField } from '../../ui/controls/Field';
import { Tabs } from '../../ui/controls/Tabs';
import { Count } from '../../ui/figures/Count';
import { FigureStrip, type StripFigure, stripFigure } from '../../ui/figures/FigureStrip';
import { TickGauge } from '../../ui/figures/TickGauge';
import { StatusBar } from '../../ui/layout/StatusBar';
import { KeyboardDrawing, Legend } from './KeyboardDrawing';
import * as css from './Keyboard.css';

const options = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, name: names[id] }));
const tabs = options(systems, layoutNames.system);
const variantOptions = options(variants, layoutNames.variant);

const now = () => ({ at: Date.now(), platform: platformOf() });
const icon = { size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/** Layout and size, whether keys are captured, the keyboard and its figures. */
export function KeyboardTester({ actor }: { actor: KeyboardActor }) {
  const layout = useSelector(actor, ({ context }) => context.layout);
  const tested = useSelector(actor, ({ context }) => testedOf(context));
  const begun = useSelector(actor, ({ context }) => Object.keys(context.keys.byCode).length > 0);
  const board = boardOf(layout);
  const total = useSelector(actor, ({ context }) => totalOf(context));
  const unseen = board.blocks.some(({ caps }) => caps.some((cap) => cap.unseen));
  return (
    <section className={panel} aria-label={keyboardLabels.keyboard}>
      <Tabs
        label={figures.layout}
        tabs={tabs}
        value={layout.system}
        onChange={(system) => actor.send({ type: 'LAYOUT', layout: { system } })}
        beside={
          <>
            <p className={css.hint}>{keyboardHint}</p>
            <div className={css.end}>
              <Badge tested={tested} total={total} />
              <Button look="quiet" onClick={() => actor.send({ type: 'RESET', at: Date.now() })}>
                {controls.reset}
              </Button>
            </div>
          </>
        }
        between={
          <>
            <Settings actor={actor} />
            <Listening actor={actor} tested={tested} total={total} />
            <Offer actor={actor} />
          </>
        }
      >
        <div className={css.board}>
          <KeyboardDrawing actor={actor} />
          <div className={css.foot}>
            <Legend unseen={unseen} absent={total < board.codes.length} />
            <TickGauge count={total} value={tested} />
          </div>
        </div>
      </Tabs>
      <div className={css.figures}>
        <Figures actor={actor} />
      </div>
      <div className={css.finish}>
        <Button look="solid" disabled={!begun} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
          {controls.showResult}
        </Button>
      </div>
    </section>
  );
}

/** Size and variant of the keyboard. They decide which keys are expected, so they come first. */
function Settings({ actor }: { actor: KeyboardActor }) {
  const layout = useSelector(actor, ({ context }) => context.layout);
  const sized = useSelector(actor, ({ context }) => context.sized);
  return (
    <div className={css.settings}>
      <div className={css.size}>
        <SizeChoice layout={layout} onChange={(size) => actor.send({ type: 'LAYOUT', layout: { size } })} />
        <p className={css.sizeNote}>{sizeNotes[sized]}</p>
      </div>
      <div className={css.variant}>
        <SelectField
          label={keyboardLabels.variant}
          options={variantOptions}
          value={layout.variant}
          onChange={(variant) => actor.send({ type: 'LAYOUT', layout: { variant } })}
        />
      </div>
    </div>
  );
}

/** The sizes of a layout, each with its number of keys. */
export function SizeChoice({ layout, onChange }: { layout: Layout; onChange: (size: Size) => void }) {
  const countOf = (size: Size) => boardOf({ ...layout, size }).codes.length;
  return (
    <Choice
      label={keyboardLabels.size}
      options={sizes.map((size) => ({ id: size, name: keyboardLabels.sized(layoutNames.size[size], countOf(size)) }))}
      value={layout.size}
      onChange={onChange}
    />
  );
}

/** Progress in rounded percent. */
export function Badge({ tested, total }: { tested: number; total: number }) {
  return (
    <span
      className={css.badge}
      role="progressbar"
      aria-label={evidence.tested.name}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={tested}
      aria-valuetext={say.of(tested, total)}
    >
      <span className={fig}>{percentOf(tested, total)}%</span>
    </span>
  );
}

const isListening = (state: SnapshotFrom<KeyboardActor>) => state.matches({ testing: 'listening' });

/** The main button: begins to capture the keys, and stops. */
export function Listen({ actor, start }: { actor: KeyboardActor; start: Ref<HTMLButtonElement> }) {
  const listening = useSelector(actor, isListening);
  return (
    <Button
      ref={start}
      look={listening ? 'solid' : 'go'}
      size="large"
      onClick={() => actor.send(listening ? { type: 'STOP' } : { type: 'START', ...now() })}
    >
      {listening && <Square size={13} fill="currentColor" aria-hidden="true" />}
      {listening ? keyboardLabels.stop : keyboardLabels.start}
    </Button>
  );
}

/** Whether keys are captured, and how many were pressed so far. */
function Listening({ actor, tested, total }: { actor: KeyboardActor; tested: number; total: number }) {
  const listening = useSelector(actor, isListening);
  return (
    <StatusBar
      lit={listening}
      name={listening ? keyboardLabels.listening : keyboardLabels.idle}
      text={listening ? keyboardLabels.captured : keyboardLabels.normal}
      spoken
    >
      <div className={css.actions}>
        <Count value={tested} of={total} words={keyboardLabels.tested} />
        <Button onClick={() => actor.send({ type: 'FULLSCREEN', ...now() })}>
          <Maximize {...icon} aria-hidden="true" />
          {keyboardLabels.fullScreen}
        </Button>
      </div>
    </StatusBar>
  );
}

/** Offers the layout that a pressed key suggests. The person decides whether to switch. */
export function Offer({ actor }: { actor: KeyboardActor }) {
  const offer = useSelector(actor, ({ context }) => context.offer);
  const layout = useSelector(actor, ({ context }) => context.layout);
  if (!offer) return null;
  const part = offer.size !== layout.size ? 'size' : offer.variant !== layout.variant ? 'variant' : 'system';
  const nameIn = ({ system, variant, size }: Layout) =>
    ({ system: layoutNames.system[system], variant: layoutNames.variant[variant], size: layoutNames.size[size] })[part];
  const name = nameIn(offer);
  const present = nameIn(layout);
  return (
    <div className={css.offer} role="status">
      <p className={css.offerText}>
        {part === 'system' ? keyboardLabels.looksLike(name) : keyboardLabels.notIn(present, name)}
      </p>
      <div className={css.actions}>
        <Button look="solid" onClick={() => actor.send({ type: 'OFFER.ACCEPT' })}>
          {keyboardLabels.use(name)}
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'OFFER.DECLINE' })}>
          {keyboardLabels.keep(present)}
        </Button>
      </div>
    </div>
  );
}

/** Live figures about the keys. */
export function Figures({ actor }: { actor: KeyboardActor }) {
  const { last, down, most } = useSelector(actor, ({ context }) => context.keys);
  const figures: readonly StripFigure[] = [
    { label: keyboardLabels.lastKey, value: last?.code ?? null },
    { label: keyboardLabels.heldFor, value: last?.held == null ? null : `${Math.round(last.held)} ms` },
    stripFigure(keyboardLabels.down, down.length),
    stripFigure(keyboardLabels.most, most),
  ];
  return <FigureStrip figures={figures} columns={4} />;
}
