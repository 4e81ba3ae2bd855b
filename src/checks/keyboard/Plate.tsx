import { useSelector } from '@xstate/react';
import { Maximize, Square } from 'lucide-react';
import type { Ref } from 'react';
import { keyboardHint, layoutNames } from '../../../content/keyboard';
import { boardOf, sizes, systems, variants } from '../../../machines/keyboard/layouts';
import { percentOf, testedOf } from '../../../machines/keyboard/verdict';
import { platformOf } from '../../browser/keyboard';
import { fig, plate } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { DataStrip, type Datum } from '../../ui/DataStrip';
import { SelectField } from '../../ui/Field';
import { StatusBar } from '../../ui/StatusBar';
import { Tabs } from '../../ui/Tabs';
import { TickGauge } from '../../ui/TickGauge';
import { Board, type KeyboardActor, Legend } from './Board';
import * as css from './Keyboard.css';

const options = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, name: names[id] }));
const tabs = options(systems, layoutNames.system);
const variantOptions = options(variants, layoutNames.variant);
const sizeOptions = options(sizes, layoutNames.size);

const now = () => ({ at: Date.now(), platform: platformOf() });
const icon = { size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/** The instrument: which board, whether it listens, the board itself, its figures. */
export function Plate({ actor, start }: { actor: KeyboardActor; start: Ref<HTMLButtonElement> }) {
  const layout = useSelector(actor, ({ context }) => context.layout);
  const tested = useSelector(actor, ({ context }) => testedOf(context));
  const begun = useSelector(actor, ({ context }) => Object.keys(context.keys.byCode).length > 0);
  const board = boardOf(layout);
  const total = board.codes.length;
  const unseen = board.blocks.some(({ caps }) => caps.some((cap) => cap.unseen));
  return (
    <section className={plate} aria-label="Keyboard">
      <Tabs
        label="Layout"
        tabs={tabs}
        value={layout.system}
        onChange={(system) => actor.send({ type: 'LAYOUT', layout: { system } })}
        beside={
          <>
            <p className={css.hint}>{keyboardHint}</p>
            <div className={css.end}>
              <Badge tested={tested} total={total} />
              <Button look="quiet" onClick={() => actor.send({ type: 'RESET', at: Date.now() })}>
                Reset
              </Button>
            </div>
          </>
        }
        between={
          <>
            <Listening actor={actor} start={start} />
            <Offer actor={actor} />
          </>
        }
      >
        <div className={css.board}>
          <Board actor={actor} />
          <div className={css.foot}>
            <Legend unseen={unseen} />
            <TickGauge count={total} value={tested} />
          </div>
        </div>
      </Tabs>
      <div className={css.figures}>
        <Figures actor={actor} />
      </div>
      <div className={css.settings}>
        <div className={css.variant}>
          <SelectField
            label="Variant"
            options={variantOptions}
            value={layout.variant}
            onChange={(variant) => actor.send({ type: 'LAYOUT', layout: { variant } })}
          />
        </div>
        <Choice
          label="Size"
          options={sizeOptions}
          value={layout.size}
          onChange={(size) => actor.send({ type: 'LAYOUT', layout: { size } })}
        />
        <div className={css.finish}>
          <Button look="solid" disabled={!begun} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
            Show result
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Progress in rounded per cent. */
export function Badge({ tested, total }: { tested: number; total: number }) {
  return (
    <span
      className={css.badge}
      role="progressbar"
      aria-label="Keys tested"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={tested}
      aria-valuetext={`${tested} of ${total}`}
    >
      <span className={fig}>{percentOf(tested, total)}%</span>
    </span>
  );
}

/** Whether keys go to the board or to the browser, and how to change that. */
function Listening({ actor, start }: { actor: KeyboardActor; start: Ref<HTMLButtonElement> }) {
  const listening = useSelector(actor, (state) => state.matches({ board: 'listening' }));
  return (
    <StatusBar
      lit={listening}
      name={listening ? 'Listening.' : 'Not listening.'}
      text={
        listening
          ? 'Every key goes to the board. Hold Esc for 2 seconds to get your keys back.'
          : 'Start, or press a letter. Until then every key does what it always does.'
      }
      spoken
    >
      <div className={css.actions}>
        <span className={css.toggle}>
          <Button
            ref={start}
            look={listening ? 'solid' : 'go'}
            onClick={() => actor.send(listening ? { type: 'STOP' } : { type: 'START', ...now() })}
          >
            {listening && <Square size={13} fill="currentColor" aria-hidden="true" />}
            {listening ? 'Stop listening' : 'Start listening'}
          </Button>
        </span>
        <Button onClick={() => actor.send({ type: 'FULLSCREEN', ...now() })}>
          <Maximize {...icon} aria-hidden="true" />
          Full screen
        </Button>
      </div>
    </StatusBar>
  );
}

/** The layout that a key gave away. Nothing is switched unless the person says so. */
export function Offer({ actor }: { actor: KeyboardActor }) {
  const offer = useSelector(actor, ({ context }) => context.offer);
  const layout = useSelector(actor, ({ context }) => context.layout);
  if (!offer) return null;
  const part = offer.variant === layout.variant ? 'system' : 'variant';
  const name = part === 'system' ? layoutNames.system[offer.system] : layoutNames.variant[offer.variant];
  const present = part === 'system' ? layoutNames.system[layout.system] : layoutNames.variant[layout.variant];
  return (
    <div className={css.offer} role="status">
      <p className={css.offerText}>
        {part === 'system'
          ? `This looks like a ${name}. Use the ${name} layout?`
          : `A key that you pressed is on no ${present} board. Use ${name}?`}
      </p>
      <div className={css.actions}>
        <Button look="solid" onClick={() => actor.send({ type: 'OFFER.ACCEPT' })}>
          Use {name}
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'OFFER.DECLINE' })}>
          Keep {present}
        </Button>
      </div>
    </div>
  );
}

/** What the keys did last. */
export function Figures({ actor }: { actor: KeyboardActor }) {
  const last = useSelector(actor, ({ context }) => context.keys.last);
  const down = useSelector(actor, ({ context }) => context.keys.down.length);
  const most = useSelector(actor, ({ context }) => context.keys.most);
  const data: readonly Datum[] = [
    { label: 'Last key', value: last?.code ?? null },
    { label: 'Held for', value: last?.held == null ? null : `${Math.round(last.held)} ms` },
    { label: 'Down now', value: String(down) },
    { label: 'Most at once', value: String(most) },
  ];
  return <DataStrip data={data} columns={4} />;
}
