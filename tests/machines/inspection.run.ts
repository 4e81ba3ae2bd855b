import { createActor, fromCallback } from 'xstate';
import type { CheckId } from '../../content/catalogue';
import type { FindingCode } from '../../content/findings';
import { type Inspection, newInspection } from '../../machines/inspection/inspection';
import type { InspectionEvent, StoreOrder } from '../../machines/inspection/inspection.events';
import { inspectionMachine } from '../../machines/inspection/inspection.machine';
import { outcomeOf } from '../../machines/inspection/outcome';
import { bench, foundBy } from './inspection.model';

type Answer = (order: StoreOrder) => InspectionEvent | null;
export const storedAtOnce: Answer = (order) =>
  order.type === 'KEEP' ? { type: 'STORED', step: order.inspection.step } : null;

/** A run with a store that the test controls. */
export function run(inspection: Inspection = newInspection('one', bench), answer: Answer = storedAtOnce) {
  const kept: Inspection[] = [];
  const journals: StoreOrder[] = [];
  const machine = inspectionMachine.provide({
    actors: {
      store: fromCallback<StoreOrder>(({ sendBack, receive }) => {
        receive((order) => {
          if (order.type === 'KEEP') kept.push(structuredClone(order.inspection));
          else journals.push(order);
          const event = answer(order);
          if (event) sendBack(event);
        });
      }),
      sleep: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine, { input: { inspection } }).start();
  if (inspection.stage === 'setUp') actor.send({ type: 'RESUME', at: 0 });
  const now = () => actor.getSnapshot().context.inspection;
  return {
    actor,
    kept,
    journals,
    now,
    send: (...events: InspectionEvent[]) => events.forEach((event) => void actor.send(event)),
    context: () => actor.getSnapshot().context,
    state: () => JSON.stringify(actor.getSnapshot().value),
    check: () => now().entries[now().index]?.check,
    outcome: (check: CheckId) => {
      const entry = now().entries.find((one) => one.check === check);
      return entry && outcomeOf(now(), entry);
    },
  };
}

export const result = (check: CheckId, findings: FindingCode[] = [], revision = 0, at = 0): InspectionEvent => ({
  type: 'RESULT',
  check,
  result: foundBy(check, { findings }),
  revision,
  at,
});
export const next: InspectionEvent = { type: 'NEXT', at: 0 };
export const start: InspectionEvent = { type: 'START', at: 0 };
