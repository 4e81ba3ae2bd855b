import { useSelector } from '@xstate/react';
import { evidence } from '../../../machines/refresh-rate/evidence';
import { expectations } from '../../../machines/refresh-rate/refresh-rate';
import type { RefreshActor } from '../../../machines/refresh-rate/refresh-rate.machine';
import { SelectField } from '../../ui/controls/Field';

const options = [
  { id: 'none', name: 'Not chosen' },
  ...expectations.map((rate) => ({ id: String(rate), name: `${rate} Hz` })),
];

/** The rate that the screen should have. It can be chosen before, during and after the run. */
export function Expectation({ actor }: { actor: RefreshActor }) {
  const expected = useSelector(actor, ({ context }) => context.expected);
  return (
    <SelectField
      label={evidence.expected.name}
      value={String(expected ?? 'none')}
      options={options}
      onChange={(id) => actor.send({ type: 'EXPECT', rate: id === 'none' ? null : Number(id) })}
    />
  );
}
