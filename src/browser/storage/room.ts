/** How much room the site's data take, in bytes; null where the browser does not say. */
export interface Room {
  readonly used: number | null;
  readonly most: number | null;
  /** Whether the browser promised not to delete them by itself. */
  readonly isPersistent: boolean;
}

/** What the browser says of the room for this site. Never rejects. */
export async function room(): Promise<Room> {
  const [estimate, isPersistent] = await Promise.all([
    navigator.storage?.estimate().catch(() => null) ?? null,
    navigator.storage?.persisted().catch(() => false) ?? false,
  ]);
  return { used: estimate?.usage ?? null, most: estimate?.quota ?? null, isPersistent };
}

/** Asks the browser not to delete the site's data by itself. Some ask the person. False where it does not promise it. */
export const keepForGood = async (): Promise<boolean> =>
  (await navigator.storage?.persist().catch(() => false)) ?? false;
