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

/** Emitted by a check machine each time its judgment changes. */
export interface ResultEvent {
  readonly type: 'result';
  readonly result: CheckResult;
  /** Counts up from 1 for as long as the machine runs. */
  readonly revision: number;
}

/** The types of a check machine: its own, and the event that all of them emit. */
export type CheckTypes<Own> = Own & { readonly emitted: ResultEvent };

/** The part of the context that every check machine shares. `judging` sets it. */
export interface Judged {
  /** The current judgment. Null until the first one, and again while another run collects its evidence. */
  readonly result: CheckResult | null;
  /** The revision emitted last. 0 before the first. */
  readonly revision: number;
}

/** A judgment as text, to compare two of them. The finish time does not count. */
const judgmentOf = ({ finishedAt: _, ...judgment }: CheckResult) => JSON.stringify(judgment);

/**
 * The action that judges. It assigns what `judge` returns to the context, and emits the result with the next revision.
 * Emits nothing if the judgment is the same as the previous one.
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

/** The action of most tests: ends the run at the time of its event, and judges it. */
export const judgingRun = <
  Context extends Judged & { readonly finishedAt: number },
  ExpressionEvent extends EventObject,
  Event extends EventObject,
  Provided extends ProvidedActor,
>(
  judge: (run: NoInfer<Context>) => CheckResult,
) =>
  judging<Context, ExpressionEvent, { at: number }, Event, Provided>(
    (context, { at }) =>
      ({ finishedAt: at, result: judge({ ...context, finishedAt: at }) }) as Partial<Context> & { result: CheckResult },
  );

function fail(id: string): never {
  throw new Error(`The actor '${id}' was not provided`);
}

/** Placeholder for an actor that sends events until it is stopped. Throws its name if no actor was provided. */
export const callbackActor = <Order extends EventObject = EventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Order, Input>(({ self }) => fail(self.id));

/** Placeholder for an actor with one output. Rejects with its name if no actor was provided. */
export const promiseActor = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(async ({ self }) => fail(self.id));
