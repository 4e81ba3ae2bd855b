import { MAX_RINGS, RINGS } from '../../../machines/sequence/rings';
import type { SequenceEvent } from '../../../machines/sequence/sequence.events';
import { arrows } from '../../ui/controls/arrows';

interface Situation {
  /** Whether marking is on: the test waits for a spot, or a mark is held. */
  readonly marking: boolean;
  readonly holding: boolean;
  /** Whether the step asks for the number of its rings. */
  readonly asking: boolean;
  /** Whether the focused control got its focus by keyboard. A control that was clicked gets no keys. */
  readonly focusByKeys: boolean;
  readonly kinds: readonly { readonly id: string }[];
}

/** Device pixels by which an arrow key moves a held mark while Shift is down. */
const SHIFT_STEP_PX = 10;

/**
 * Maps a key in a running sequence to an event for its machine, to `mark` for the spot under the pointer, to `edge` to
 * move the controls, or to null if the key keeps its usual effect.
 */
export function commandOf(
  event: KeyboardEvent,
  { marking, holding, asking, focusByKeys, kinds }: Situation,
): SequenceEvent | 'mark' | 'edge' | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const isIn = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
  const onControl = focusByKeys && isIn('button, a, input:not([type="range"]), select');
  const arrow = arrows[event.key];
  // A slider keeps the arrow keys even after a click, for fine-tuning.
  const turns = isIn('[type="range"]') || (focusByKeys && isIn('[type="radio"]'));
  if (arrow && turns) return null;

  if (holding) {
    const stride = event.shiftKey ? SHIFT_STEP_PX : 1;
    if (arrow) return { type: 'MARK.MOVE', dx: arrow[0] * stride, dy: arrow[1] * stride };
    if (event.key === 'Enter' && !onControl) return { type: 'MARK.SET' };
    if (event.key === 'Delete' || event.key === 'Backspace') return { type: 'MARK.DISCARD' };
    const kind = kinds[Number(event.key) - 1];
    if (kind) return { type: 'MARK.KIND', kind: kind.id };
  }
  const count = Number(event.key);
  if (asking && count >= 1 && count <= MAX_RINGS) return { type: 'ANNOTATE', kind: RINGS, value: count, part: '' };
  const at = Date.now();
  if (event.key === 'Escape') return marking ? { type: 'MARK.CANCEL', at } : { type: 'EXIT', at };
  // Otherwise a held key would flash the whole screen at its repeat rate.
  if (event.repeat) return arrow || (event.key === ' ' && !onControl) ? { type: 'ACTIVITY' } : null;
  switch (event.key) {
    case 'ArrowRight':
      return { type: 'NEXT', at };
    case 'ArrowLeft':
      return { type: 'PREVIOUS', at };
    case ' ':
      return onControl ? null : { type: 'NEXT', at };
    case 'r':
    case 'R':
      return { type: 'RESTART', at };
    case 'm':
    case 'M':
      return kinds.length > 0 ? 'mark' : null;
    case 'b':
    case 'B':
      return 'edge';
    default:
      return null;
  }
}
