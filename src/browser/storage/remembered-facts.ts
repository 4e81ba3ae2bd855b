import type { DeviceFacts } from '../../../machines/inspection/device-facts';

const KEY = 'assay.inspection.facts';

/** Facts that stay the same for a batch of devices. */
const batchFacts = ['company', 'address', 'site', 'technician', 'lot'] as const satisfies (keyof DeviceFacts)[];
type BatchFacts = Partial<Record<(typeof batchFacts)[number], string>>;

/** The facts entered for the previous device. Empty if storage is blocked or contains something else. */
export function rememberedFacts(): BatchFacts {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      batchFacts.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    );
  } catch {
    return {};
  }
}

/**
 * Stores the facts that stay the same for the next device. If storage is blocked, they are valid only for this device.
 */
export function rememberFacts(facts: DeviceFacts): void {
  const kept = Object.fromEntries(batchFacts.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the facts must be entered again for the next device.
  }
}
