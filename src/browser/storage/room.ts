import { inTime } from '../in-time';

/** How much storage the site's data use, in bytes; null if the browser does not say. */
export interface Room {
  readonly used: number | null;
  readonly most: number | null;
  /** Whether the browser promised not to delete the data by itself. */
  readonly isPersistent: boolean;
}

/** The browser's answer, or `otherwise` if the call is missing, fails or does not answer. */
const answerOr = <T, U>(answer: Promise<T> | undefined, otherwise: U): Promise<T | U> =>
  answer ? inTime<T | U>(answer).catch(() => otherwise) : Promise.resolve(otherwise);

/** What the browser reports about storage for this site. Never rejects. */
export async function room(): Promise<Room> {
  const [estimate, isPersistent] = await Promise.all([
    answerOr(navigator.storage?.estimate(), null),
    answerOr(navigator.storage?.persisted(), false),
  ]);
  return { used: estimate?.usage ?? null, most: estimate?.quota ?? null, isPersistent };
}

/**
 * Asks the browser not to delete the site's data by itself. Some browsers ask the person. False if it does not promise
 * it.
 */
export const keepForGood = async (): Promise<boolean> =>
  (await navigator.storage?.persist().catch(() => false)) ?? false;
