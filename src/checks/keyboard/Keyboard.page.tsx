import { useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { nameOf } from '../../../content/key-names';
import { keyboardLabels, keyboardPageTexts, keyGroups } from '../../../content/keyboard';
import { say } from '../../../content/verdicts/keyboard';
import { evidence } from '../../../machines/keyboard/evidence';
import { findingsOf, testedOf, totalOf } from '../../../machines/keyboard/keyboard';
import { type KeyboardActor, type KeyboardInput, keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import { ownStep } from '../../../machines/keyboard/own-step';
import {
  doublePressesOf,
  type KeyboardState,
  MAX_BOUNCE_MS,
  MIN_STUCK_MS,
  stateOf,
} from '../../../measure/keyboard/keys';
import { blockedIn, ghostIn, groupsOf, KEY_GROUPS } from '../../../measure/keyboard/rollover';
import { firstKey, keyLock, keys, legends, sizeGuess } from '../../browser/input/keyboard';
import { fullscreen } from '../../browser/screen/fullscreen';
import { CheckPage } from '../../check/CheckPage';
import { useCheckActor } from '../../check/results/useCheckActor';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { TickGauge } from '../../ui/figures/TickGauge';
import { CheckHost, useTakenKeyboard } from '../../ui/layout/CheckHost';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { Guide } from '../../ui/layout/Guide';
import { KeyboardDrawing } from './KeyboardDrawing';
import { Badge, Figures, KeyboardTester, Listen, Offer } from './KeyboardTester';
import { KeyGaps, Log, Results } from './Results';
import * as css from './Keyboard.css';

const machine = keyboardMachine.provide({ actors: { firstKey, fullscreen, keyLock, keys, legends, sizeGuess } });
const usual: KeyboardInput = { layout: { system: 'windows', variant: 'ansi', size: 'full' } };

/** Whether the test captures keys: while it is listening, and before the first key, which starts it. */
const takesKeys = (state: SnapshotFrom<typeof keyboardMachine>) =>
  state.matches({ testing: 'listening' }) ||
  (state.matches({ testing: 'ready' }) && Object.keys(state.context.keys.byCode).length === 0);

export default function KeyboardPage() {
  const host = use(CheckHost);
  const [input] = useState(() => host?.keyboard() ?? usual);
  const { actor, ended, inView, start } = useCheckActor('keyboard', machine, {
    input,
    ownStep,
    hasView: (state) => state.matches({ testing: { listening: { screen: 'fullscreen' } } }),
  });

  const taken = useSelector(actor, takesKeys);
  useTakenKeyboard(taken);

  const chosen = useSelector(actor, ({ context }) => (context.sized === 'chosen' ? context.layout : null));
  useEffect(() => {
    if (chosen) host?.onLayout(chosen);
  }, [host, chosen]);

  if (ended) return <Results {...ended} />;
  return (
    <>
      <CheckPage
        check="keyboard"
        texts={keyboardPageTexts}
        evidence={evidence}
        action={<Listen actor={actor} start={start} />}
        last={
          <Guide title={keyboardLabels.log}>
            <Log actor={actor} />
          </Guide>
        }
      >
        <KeyboardTester actor={actor} />
        <Faults actor={actor} />
        <KeysTogether actor={actor} />
      </CheckPage>
      {inView && <FullscreenKeyboard actor={actor} />}
    </>
  );
}

/** The keyboard in full screen. The exit button is always visible. */
function FullscreenKeyboard({ actor }: { actor: KeyboardActor }) {
  const tested = useSelector(actor, ({ context }) => testedOf(context));
  const total = useSelector(actor, ({ context }) => totalOf(context));
  const host = use(CheckHost);
  const exit = () => actor.send({ type: 'FULLSCREEN.EXIT' });
  const locked = useSelector(actor, ({ context }) => context.locked);
  return (
    <FullscreenView label={keyboardLabels.view} still={false}>
      <div className={css.whole}>
        <div className={css.fullscreenBar}>
          {host && <div className={css.host}>{host.controls(exit, true)}</div>}
          <p className={css.fullscreenCount}>
            <span className={fig}>
              {tested}/{total}
            </span>{' '}
            {keyboardLabels.tested}
          </p>
          <Badge tested={tested} total={total} />
          <p className={css.way}>{locked ? keyboardLabels.locked : keyboardLabels.notLocked}</p>
          <Button look="solid" onClick={exit}>
            {keyboardLabels.leave}
          </Button>
        </div>
        <div className={css.fullscreenOffer}>
          <Offer actor={actor} />
        </div>
        <div className={css.fullscreenBoard}>
          <KeyboardDrawing actor={actor} />
        </div>
        <div className={css.fullscreenFoot}>
          <TickGauge count={total} value={tested} />
          <div className={css.fullscreenFigures}>
            <Figures actor={actor} />
          </div>
        </div>
      </div>
    </FullscreenView>
  );
}

/** Faults found so far, and the keys that the person marked. */
function Faults({ actor }: { actor: KeyboardActor }) {
  const { byCode, gaps, unnamed } = useSelector(actor, ({ context }) => context.keys);
  const layout = useSelector(actor, ({ context }) => context.layout);
  const rows = rowsOf(byCode, layout);
  return (
    <Guide title={keyboardLabels.faults}>
      <div className={css.faultFrame}>
        <div>
          {rows.length > 0 ? (
            <ul className={css.faultRows}>
              {rows.map(({ code, what }) => (
                <li key={code + what} className={css.faultRow}>
                  <b className={css.faultName}>{nameOf(code, layout)}</b>: {what}
                </li>
              ))}
            </ul>
          ) : (
            <p className={css.none}>{keyboardLabels.noFaults}</p>
          )}
          <Mark actor={actor} layout={layout} byCode={byCode} />
          {unnamed > 0 && <p className={css.none}>{keyboardLabels.unnamed}</p>}
        </div>
        <div>
          <h3 className={css.faultHeading}>{keyboardLabels.gaps}</h3>
          <KeyGaps gaps={gaps} />
          <p className={css.none}>
            {keyboardLabels.below[0]}
            <span className={fig}>{MAX_BOUNCE_MS} ms</span>
            {keyboardLabels.below[1]}
          </p>
        </div>
      </div>
    </Guide>
  );
}

interface Row {
  readonly code: string;
  readonly what: string;
}

/** One row for each fault of each key, and one for each pressed key that the layout does not have. */
function rowsOf(byCode: KeyboardState['byCode'], layout: Layout): readonly Row[] {
  const { faulty, stuck, bouncing, others } = findingsOf({ keys: { byCode } as KeyboardState, layout });
  return [
    ...faulty.map((code) => ({ code, what: keyboardLabels.marked })),
    ...stuck.map((code) => ({ code, what: say.held(MIN_STUCK_MS) })),
    ...bouncing.map((code) => ({ code, what: say.bounced(doublePressesOf(stateOf({ byCode }, code))) })),
    ...others.map((code) => ({ code, what: keyboardLabels.notPart })),
  ];
}

/** Marks a key without a pointer. */
function Mark({ actor, layout, byCode }: { actor: KeyboardActor; layout: Layout; byCode: KeyboardState['byCode'] }) {
  const { codes } = boardOf(layout);
  const [chosen, setChosen] = useState<string>('Escape');
  const code = codes.includes(chosen) ? chosen : 'Escape';
  const marked = stateOf({ byCode }, code).faulty;
  return (
    <div className={css.faultMark}>
      <SelectField
        label={keyboardLabels.key}
        options={codes.map((id) => ({ id, name: nameOf(id, layout) }))}
        value={code}
        onChange={setChosen}
      />
      <Button onClick={() => actor.send({ type: 'FLAG', code })}>
        {marked ? keyboardLabels.unmark : keyboardLabels.mark}
      </Button>
    </div>
  );
}

/** The groups of keys to hold together, with the keys that are down now and what is known of each group. */
function KeysTogether({ actor }: { actor: KeyboardActor }) {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const layout = useSelector(actor, ({ context }) => context.layout);
  const reported = useSelector(actor, ({ context }) => context.reported);
  const groups = groupsOf(keys);
  const name = (code: string) => nameOf(code, layout, reported);
  return (
    <Guide title={keyGroups.title}>
      <div>
        <p className={css.groupsLead}>{keyGroups.lead}</p>
        <ul className={css.groups}>
          {KEY_GROUPS.map((codes, i) => {
            const blocked = blockedIn(groups[i]);
            const ghost = ghostIn(groups[i]);
            const most = groups[i]?.most ?? 0;
            const isWhole = groups[i]?.complete === true;
            const partly = most < 2 ? keyGroups.untried : keyGroups.some(most);
            const whole = isWhole ? keyGroups.all : partly;
            return (
              <li key={codes.join()} className={css.group}>
                <span className={css.groupKeys}>
                  {codes.map((code) => (
                    <kbd
                      key={code}
                      className={css.groupKey}
                      data-state={
                        stateOf(keys, code).pressed
                          ? 'held'
                          : code === blocked
                            ? 'absent'
                            : isWhole
                              ? 'tested'
                              : undefined
                      }
                    >
                      {name(code)}
                    </kbd>
                  ))}
                </span>
                {ghost ? keyGroups.ghost(name(ghost)) : blocked ? keyGroups.blocked(name(blocked)) : whole}
              </li>
            );
          })}
        </ul>
      </div>
    </Guide>
  );
}
