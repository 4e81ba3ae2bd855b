import { useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { keyboardLead, keyboardQuestions, keyboardSigns, keyboardSteps } from '../../../content/keyboard';
import { evidence } from '../../../machines/keyboard/evidence';
import { type KeyboardInput, keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { ownStep } from '../../../machines/keyboard/own-step';
import { firstKey, keyLock, keys, legends, sizeGuess } from '../../browser/input/keyboard';
import { fullscreen } from '../../browser/screen/fullscreen';
import { wrap } from '../../theme/base.css';
import { Guide, Signs } from '../../ui/layout/Guide';
import { PageHead } from '../../ui/layout/PageHead';
import { CheckHost, useTakenKeyboard } from '../../ui/results/CheckHost';
import { TestGuides } from '../../ui/results/TestGuides';
import { useCheckActor } from '../../ui/results/useCheckActor';
import { Faults } from './Faults';
import { FullscreenKeyboard } from './FullscreenKeyboard';
import { KeyboardTester, Listen } from './KeyboardTester';
import { Log } from './Log';
import { Results } from './Results';
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
  const { actor, finished, inView, start, heading } = useCheckActor('keyboard', machine, {
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

  if (finished) return <Results actor={actor} heading={heading} />;
  return (
    <>
      <div className={wrap}>
        <PageHead
          check="keyboard"
          title="Keyboard test"
          text={keyboardLead}
          action={<Listen actor={actor} start={start} />}
        />
        <KeyboardTester actor={actor} />
        <Faults actor={actor} />
        <TestGuides steps={keyboardSteps} evidence={evidence} questions={keyboardQuestions}>
          <Guide title="What a fault looks like">
            <Signs of={keyboardSigns} />
          </Guide>
        </TestGuides>
        <div className={css.last}>
          <Guide title="Event log">
            <Log actor={actor} />
          </Guide>
        </div>
      </div>
      {inView && <FullscreenKeyboard actor={actor} />}
    </>
  );
}
