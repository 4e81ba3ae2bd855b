import type { DeviceFacts } from '../../../machines/inspection/device-facts';

const KEY = 'assay.inspection.facts';

/** What stays the same for a batch of devices. */
const batchFacts = ['company', 'address', 'site', 'technician', 'lot'] as const satisfies (keyof DeviceFacts)[];
type BatchFacts = Partial<Record<(typeof batchFacts)[number], string>>;

/** What was typed for the device before; nothing where storage is blocked or holds something else. */
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

/** Keeps what stays the same for the next device. Where storage is blocked it holds for this one. */
export function rememberFacts(facts: DeviceFacts): void {
  const kept = Object.fromEntries(batchFacts.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the next device is typed in again.
  }
}
