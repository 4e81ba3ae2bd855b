import {
  type ActionFunction,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type ProvidedActor,
} from 'xstate';
import type { CheckResult } from './result';

/** What a check machine emits each time its judgment changes. */
export interface ResultEvent {
  readonly type: 'result';
  readonly result: CheckResult;
  /** Counts up from 1 for as long as the machine runs. */
  readonly revision: number;
}

/** What the context of every check machine holds. `judging` fills it. */
export interface Judged {
  /** The present judgment; null until there is one, and again while another run collects its evidence. */
  readonly result: CheckResult | null;
  /** The revision that was emitted last; 0 before the first. */
  readonly revision: number;
}

/** What says the same at another time is the same judgment. */
const judgmentOf = ({ finishedAt: _, ...judgment }: CheckResult) => JSON.stringify(judgment);

/**
 * The action that judges: it takes what `judge` returns into the context, and emits the result with the next revision
 * unless it says what the one before said.
 */
export function judging<
  Context extends Judged,
  ExpressionEvent extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
  Event extends EventObject,
  Provided extends ProvidedActor,
>(
  judge: (context: Context, params: Params) => Partial<Context> & { readonly result: CheckResult },
): ActionFunction<Context, ExpressionEvent, Event, Params, Provided, never, never, never, ResultEvent> {
  return enqueueActions(({ context, enqueue }, params) => {
    const judged = judge(context, params);
    const { result } = judged;
    const isSame = context.result !== null && judgmentOf(context.result) === judgmentOf(result);
    const revision = context.revision + Number(!isSame);
    enqueue.assign({ ...judged, revision } as Partial<Context>);
    if (!isSame) enqueue.emit({ type: 'result', result, revision });
  });
}

function fail(id: string): never {
  throw new Error(`The actor '${id}' was not provided`);
}

/** In place of an actor that sends events until it is stopped; throws with its name unless one is provided. */
export const callbackActor = <Order extends EventObject = EventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Order, Input>(({ self }) => fail(self.id));

/** In place of an actor that gives one output; fails with its name unless one is provided. */
export const promiseActor = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(async ({ self }) => fail(self.id));
