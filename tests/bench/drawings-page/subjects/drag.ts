/** Samples a second of a quick panel; on a faster screen it has one in each frame. */
const RATE = 240;
/** CSS px from one sample to the next: a quick hand. */
const STEP = 14;

const samplesOf = (frame: number) => Math.max(1, Math.round((RATE * frame) / 1000));

/** Row by row over the whole surface, there and back, without an end. */
function* drag(width: number, height: number): Generator<{ x: number; y: number }, never> {
  for (;;) {
    for (let y = 17, right = true; y < height; y += 36, right = !right) {
      for (let x = 1; x < width; x += STEP) yield { x: right ? x : width - x, y };
    }
  }
}

/** Makes the drag's pointer events, each with its coalesced samples, `frame` milliseconds apart. */
export function dragEvents(width: number, height: number, frame: number): (type: string, at: number) => PointerEvent {
  const path = drag(width, height);
  const count = samplesOf(frame);
  return (type, at) => {
    const samples = Array.from({ length: count }, (_, i) => {
      const { x, y } = path.next().value;
      const place = { clientX: x, clientY: y, pointerId: 1, pointerType: 'touch' };
      const sample = new PointerEvent(type, { bubbles: true, ...place });
      Object.defineProperty(sample, 'timeStamp', { value: at + (i * frame) / count });
      return sample;
    });
    const [first] = samples;
    if (!first) throw new Error('There are no samples');
    Object.defineProperty(first, 'getCoalescedEvents', { value: () => samples });
    return first;
  };
}

/** Makes the same drag as a pen does it: its samples come each with an event of its own, `pointerrawupdate`. */
export function penEvents(width: number, height: number, frame: number): (at: number) => readonly PointerEvent[] {
  const path = drag(width, height);
  const samples = samplesOf(frame);
  let count = 0;
  return (at) =>
    Array.from({ length: samples }, (_, i) => {
      const { x, y } = path.next().value;
      const turn = (2 * Math.PI * ++count) / 480;
      const event = new PointerEvent(count === 1 ? 'pointerdown' : 'pointerrawupdate', {
        bubbles: true,
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType: 'pen',
        buttons: 1,
        pressure: 0.5 + 0.45 * Math.sin(7 * turn),
        tiltX: Math.round(40 * Math.sin(turn)),
        tiltY: Math.round(40 * Math.cos(turn)),
        twist: count % 360,
      });
      Object.defineProperty(event, 'timeStamp', { value: at + (i * frame) / samples });
      return event;
    });
}
