/** What a browser reports when something is plugged in or unplugged. */

export const signalSources = ['audio', 'video', 'usb', 'hid', 'gamepad', 'midi', 'screen', 'charger'] as const;
export type SignalSource = (typeof signalSources)[number];

export interface Signal {
  readonly source: SignalSource;
  /** `unclear`: something changed, but the browser does not reveal what. */
  readonly change: 'in' | 'out' | 'unclear';
  /** The device name that the browser reports; empty if there is none. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Longer device names are truncated. */
const MAX_NAME_LENGTH = 80;
/** A device name, trimmed and truncated; empty if there is none. */
export const deviceName = (name: string | null | undefined): string => (name ?? '').trim().slice(0, MAX_NAME_LENGTH);

/** An entry of `enumerateDevices`. Identifiers and labels are empty until the person allows a device. */
export interface MediaEntry {
  readonly kind: string;
  readonly deviceId: string;
  readonly label: string;
}

/** Entries that are aliases of other entries and change with the system settings. https://crbug.com/1094206 */
const aliases = new Set(['default', 'communications']);

/**
 * Compares two lists of audio and video devices. Returns at most one signal for audio and one for video. The change is
 * `unclear` if one device replaced another, or if nothing changed in a list whose identifiers are hidden.
 * @param at milliseconds since the epoch
 */
export function mediaSignals(
  before: readonly MediaEntry[],
  after: readonly MediaEntry[],
  at: number,
): readonly Signal[] {
  const changed = (['audio', 'video'] as const).flatMap((source): Signal[] => {
    const of = (list: readonly MediaEntry[]) =>
      list.filter(({ kind, deviceId }) => kind.startsWith(source) && !aliases.has(deviceId));
    const added = missingFrom(of(before), of(after));
    const removed = missingFrom(of(after), of(before));
    if (added.length + removed.length === 0) return [];
    const change = removed.length === 0 ? 'in' : added.length === 0 ? 'out' : 'unclear';
    return [{ source, change, name: deviceName([...added, ...removed].find(({ label }) => label)?.label), at }];
  });
  const isHidden = after.length === 0 || after.some(({ deviceId }) => deviceId === '');
  return changed.length > 0 || !isHidden ? changed : [{ source: 'audio', change: 'unclear', name: '', at }];
}

/** Entries of the second list that the first lacks. Entries without an identifier are compared by their number only. */
function missingFrom(first: readonly MediaEntry[], second: readonly MediaEntry[]): readonly MediaEntry[] {
  const left = new Map<string, number>();
  const keyOf = ({ kind, deviceId }: MediaEntry) => `${kind} ${deviceId}`;
  for (const entry of first) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
  return second.filter((entry) => {
    const count = left.get(keyOf(entry)) ?? 0;
    left.set(keyOf(entry), count - 1);
    return count <= 0;
  });
}
