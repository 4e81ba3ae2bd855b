import { useSelector } from '@xstate/react';
import { soundTexts } from '../../../content/sound';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { TestSection } from '../../ui/observation/TestSection';
import type { SoundActor } from './actor';
import * as css from './Sound.css';

const system = { id: '', name: 'System default' };

/** Selects the output to play on, as far as the browser lets a page choose. */
export function Output({ actor }: { actor: SoundActor }) {
  const outputs = useSelector(actor, ({ context }) => context.outputs);
  const canAsk = useSelector(actor, ({ context }) => context.canAsk);
  const output = useSelector(actor, ({ context }) => context.output);
  const isIdle = useSelector(actor, (state) => state.matches({ testing: 'rest' }));
  const options = [system, ...outputs, ...(output && !outputs.some(({ id }) => id === output.id) ? [output] : [])];
  return (
    <TestSection title="Output" text={soundTexts.output}>
      <div className={css.outputs}>
        {options.length > 1 && (
          <fieldset className={css.bare} disabled={!isIdle} aria-label="Output">
            <SelectField
              label="Play on"
              options={options}
              value={output?.id ?? ''}
              onChange={(id) => actor.send({ type: 'OUTPUT', id: id || null })}
            />
          </fieldset>
        )}
        {canAsk && (
          <Button disabled={!isIdle} onClick={() => actor.send({ type: 'OUTPUT.ASK' })}>
            Choose Another Output
          </Button>
        )}
        {options.length === 1 && !canAsk && <p className={css.note}>{soundTexts.noOutputs}</p>}
      </div>
    </TestSection>
  );
}
