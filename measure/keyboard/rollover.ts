import { type KeyboardState, type KeyGroup, type KeyState, stateOf } from './keys';

/**
 * Keys to hold together, by `KeyboardEvent.code`. Most keyboards read their keys as a grid of rows and columns without a
 * diode at each key: three keys at corners of a rectangle look as if the fourth were down, too, so firmware blocks the
 * third. Neighbors lie like that on many keyboards. The last three groups are what games ask for.
 */
export const KEY_GROUPS = [
  ['KeyQ', 'KeyW', 'KeyA'],
  ['KeyE', 'KeyR', 'KeyD'],
  ['KeyT', 'KeyY', 'KeyG'],
  ['KeyU', 'KeyI', 'KeyJ'],
  ['KeyS', 'KeyD', 'KeyX'],
  ['KeyW', 'KeyA', 'Space'],
  ['KeyW', 'Space', 'ShiftLeft'],
  ['ArrowUp', 'ArrowLeft', 'Space'],
] as const;

/** The first two keys were down together for at least this long: nobody types like that. See `keyboard.rows.ts`. */
const MIN_HELD_MS = 400;
/**
 * A blocked key comes within this time of another's release, before or after it: debounce and scan of the keyboard, and
 * a report. Keys that are down together for longer do not block each other.
 */
const MAX_UNBLOCK_MS = 50;

const untried: KeyGroup = { most: 0, complete: false, blocked: null };

/** What is known of each group, in the order of `KEY_GROUPS`. */
export const groupsOf = ({ groups }: Pick<KeyboardState, 'groups'>): readonly KeyGroup[] =>
  KEY_GROUPS.map((_, i) => groups[i] ?? untried);

/** The key of a group that the others block, or null. A key that came together with them once is not blocked. */
export const blockedIn = ({ complete, blocked } = untried): string | null => (complete ? null : blocked);

/** The groups after a key went down or up at a time in ms. `keys` has the event. */
export function groupsAfter(keys: KeyboardState, code: string, at: number): readonly KeyGroup[] {
  if (!KEY_GROUPS.some((group) => group.some((key) => key === code))) return keys.groups;
  return groupsOf(keys).map((group, i) => {
    const all = (KEY_GROUPS[i] ?? []).map((key) => stateOf(keys, key));
    if (!all.some((key) => key.code === code)) return group;
    const most = Math.max(group.most, all.filter(({ pressed }) => pressed).length);
    if (all.some(({ downAt }) => downAt === null)) return { ...group, most };
    const latest = all.reduce((one, other) => ((other.downAt ?? at) > (one.downAt ?? at) ? other : one));
    const others = all.filter((key) => key !== latest);
    const start = latest.downAt ?? at;
    const end = endOf(all, at);
    return {
      most,
      complete: group.complete || end - start > MAX_UNBLOCK_MS,
      blocked: isBlocked(others, start, at) ? latest.code : group.blocked,
    };
  });
}

/** When the first of some keys came up, in ms; `at` if none did. */
const endOf = (keys: readonly KeyState[], at: number) =>
  Math.min(...keys.map(({ pressed, upAt }) => (pressed ? at : (upAt ?? 0))));

/** Whether a key that went down at `start` was let through by the release of one of the others. Times in ms. */
function isBlocked(others: readonly KeyState[], start: number, at: number): boolean {
  const end = endOf(others, at);
  const isReleased = others.some(({ pressed }) => !pressed);
  const held = Math.min(start, end) - Math.max(...others.map(({ downAt }) => downAt ?? at));
  return isReleased && Math.abs(start - end) <= MAX_UNBLOCK_MS && held >= MIN_HELD_MS;
}
