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

/** A ghost comes and goes with keys of its group: within a scan and a report of 8 ms each, and twice a timer of 1 ms. */
const MAX_GHOST_MS = 18;
/** A slipping finger can look like a ghost once. */
const MIN_GHOSTS = 2;

const untried: KeyGroup = { most: 0, complete: false, blocked: null };

/** What is known of each group, in the order of `KEY_GROUPS`. */
export const groupsOf = ({ groups }: Pick<KeyboardState, 'groups'>): readonly KeyGroup[] =>
  KEY_GROUPS.map((_, i) => groups[i] ?? untried);

/** The key of a group that the others block, or null. A key that came together with them once is not blocked. */
export const blockedIn = ({ complete, blocked }: KeyGroup = untried): string | null => (complete ? null : blocked);

/** The key that nobody pressed but that came with a group, or null. */
export const ghostIn = ({ ghost }: KeyGroup = untried): string | null =>
  ghost && ghost.times >= MIN_GHOSTS ? ghost.code : null;

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
    const isLifted = all.filter(({ pressed }) => pressed).length === 1 && !stateOf(keys, code).pressed;
    return {
      ...(isLifted && end - start >= MIN_HELD_MS ? { ...group, ghost: ghostAfter(keys, group, all) } : group),
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

/**
 * The ghost of a group whose second key was lifted. Three keys at corners of a rectangle close the fourth with the last
 * of them and open it with whichever is lifted first. A finger on two keys also presses both at once, but it lifts both
 * together, whatever the other fingers do.
 */
function ghostAfter(
  { byCode }: KeyboardState,
  { ghost }: KeyGroup,
  all: readonly KeyState[],
): NonNullable<KeyGroup['ghost']> {
  const [last] = all.toSorted((a, b) => (b.downAt ?? 0) - (a.downAt ?? 0));
  const [first, second] = all.filter(({ pressed }) => !pressed).toSorted((a, b) => (a.upAt ?? 0) - (b.upAt ?? 0));
  const isNear = (a: number | null | undefined, b: number | null | undefined) =>
    a != null && b != null && Math.abs(a - b) <= MAX_GHOST_MS;
  const came = Object.values(byCode).filter(
    (key) => !all.includes(key) && isNear(key.downAt, last?.downAt) && !key.pressed && isNear(key.upAt, first?.upAt),
  );
  const isSame = came.some(({ code }) => code === (ghost?.code ?? code));
  if (ghost?.code === null || !isSame || came.length > 1) return { code: null, times: 0 };
  // The finger that came last stays, and no other came with it or goes with the first: the key is under none of them.
  const isTold =
    Math.min((last?.downAt ?? 0) - (first?.downAt ?? 0), (second?.upAt ?? 0) - (first?.upAt ?? 0)) > 2 * MAX_GHOST_MS;
  return { code: came[0]?.code ?? null, times: (ghost?.times ?? 0) + (isTold ? 1 : 0) };
}
