import { inTime } from '../in-time';

/** How much room the site's data take, in bytes; null where the browser does not say. */
export interface Room {
  readonly used: number | null;
  readonly most: number | null;
  /** Whether the browser promised not to delete them by itself. */
  readonly isPersistent: boolean;
}

/** What the browser answers, or `otherwise` where it cannot, refuses or stays silent. */
const patient = <T, U>(answer: Promise<T> | undefined, otherwise: U): Promise<T | U> =>
  answer ? inTime<T | U>(answer).catch(() => otherwise) : Promise.resolve(otherwise);

/** What the browser says of the room for this site. Never rejects. */
export async function room(): Promise<Room> {
  const [estimate, isPersistent] = await Promise.all([
    patient(navigator.storage?.estimate(), null),
    patient(navigator.storage?.persisted(), false),
  ]);
  return { used: estimate?.usage ?? null, most: estimate?.quota ?? null, isPersistent };
}

/** Asks the browser not to delete the site's data by itself. Some ask the person. False where it does not promise it. */
export const keepForGood = async (): Promise<boolean> =>
  (await navigator.storage?.persist().catch(() => false)) ?? false;
