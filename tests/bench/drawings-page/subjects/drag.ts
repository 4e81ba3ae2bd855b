/** Sample rate of a fast touch panel in Hz. At a higher frame rate there is one sample per frame. */
const SAMPLE_RATE_HZ = 240;
/** CSS px from one sample to the next, for a fast hand. */
const STEP_PX = 14;

const samplesOf = (frame: number) => Math.max(1, Math.round((SAMPLE_RATE_HZ * frame) / 1000));

/** The points of an endless drag, row by row over the whole surface, alternating between both directions. */
function* drag(width: number, height: number): Generator<{ x: number; y: number }, never> {
  for (;;) {
    for (let y = 17, right = true; y < height; y += 36, right = !right) {
      for (let x = 1; x < width; x += STEP_PX) yield { x: right ? x : width - x, y };
    }
  }
}

/** Creates the drag's pointer events, `frame` milliseconds apart, each with its coalesced samples. */
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

/** Creates the same drag for a pen: each sample is its own event, `pointerrawupdate`. */
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
