import { useSelector } from '@xstate/react';
import { expectations } from '../../../machines/refresh-rate/refresh-rate';
import { SelectField } from '../../ui/Field';
import type { RefreshActor } from './RefreshRate.page';

const options = [
  { id: 'none', name: 'I do not know' },
  ...expectations.map((rate) => ({ id: String(rate), name: `${rate} Hz` })),
];

/** What the person expects of the monitor; it may be said before the run, while it runs and afterwards. */
export function Expectation({ actor }: { actor: RefreshActor }) {
  const expected = useSelector(actor, ({ context }) => context.expected);
  return (
    <SelectField
      label="My monitor should run at"
      value={String(expected ?? 'none')}
      options={options}
      onChange={(id) => actor.send({ type: 'EXPECT', rate: id === 'none' ? null : Number(id) })}
    />
  );
}
