import type { SequenceEvent } from '../../../machines/sequence/sequence.machine';

interface Situation {
  readonly holding: boolean;
  readonly kinds: readonly { readonly id: string }[];
}

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Device pixels that an arrow key moves a held mark when Shift is down. */
const STRIDE = 10;

/**
 * What a key asks of a running sequence: an event for its machine, `mark` the spot under the pointer, `edge` to move the
 * controls, or null for a key that means nothing here and keeps its usual effect.
 */
export function commandOf(event: KeyboardEvent, { holding, kinds }: Situation): SequenceEvent | 'mark' | 'edge' | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const onControl = event.target instanceof Element && event.target.closest('button, a, input, select') !== null;
  const arrow = arrows[event.key];
  const turns = event.target instanceof Element && event.target.closest('[type="radio"], [role="slider"]') !== null;
  if (arrow && turns) return null;

  if (holding) {
    const stride = event.shiftKey ? STRIDE : 1;
    if (arrow) return { type: 'MARK.MOVE', dx: arrow[0] * stride, dy: arrow[1] * stride };
    if (event.key === 'Enter' && !onControl) return { type: 'MARK.SET' };
    if (event.key === 'Delete' || event.key === 'Backspace') return { type: 'MARK.DISCARD' };
    const kind = kinds[Number(event.key) - 1];
    if (kind) return { type: 'MARK.KIND', kind: kind.id };
  }
  if (event.key === 'Escape') return { type: 'EXIT', at: Date.now() };
  // A held key would flash the whole screen as fast as it repeats.
  if (event.repeat) return arrow || (event.key === ' ' && !onControl) ? { type: 'ACTIVITY' } : null;
  switch (event.key) {
    case 'ArrowRight':
      return { type: 'NEXT' };
    case 'ArrowLeft':
      return { type: 'PREVIOUS' };
    case ' ':
      return onControl ? null : { type: 'NEXT' };
    case 'r':
    case 'R':
      return { type: 'RESTART' };
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
