import { createActor } from 'xstate';
import { createMovement } from '../../../../measure/live/movement';
import { mountTrail } from '../../../../renderers/mouse/trail.renderer';
import { movementOn } from '../../../../src/browser/input/mouse';
import { isShown, type Mount, openContext, openHost, type Stage } from '../subject';

/** Polling rate of the mouse in Hz. */
const RATE = 1000;

/**
 * Creates the event of a frame: the last sample since the previous frame, with all samples since then as coalesced
 * events.
 */
function moves({ width, height, frame }: Stage) {
  let sent = 0;
  let start = Number.NaN;
  const sample = (time: number) => {
    const event = new PointerEvent('pointermove', {
      bubbles: true,
      pointerType: 'mouse',
      clientX: width / 2 + (width / 3) * Math.cos(time / 90),
      clientY: height / 2 + (height / 3) * Math.sin(time / 70),
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    return event;
  };
  return {
    sent: () => sent,
    event(at: number) {
      if (Number.isNaN(start)) start = at - frame;
      const due = Math.max(1, Math.floor(((at - start) * RATE) / 1000) - sent);
      const samples = Array.from({ length: due }, (_, i) => sample(start + ((sent + i + 1) * 1000) / RATE));
      sent += due;
      const event = sample(start + (sent * 1000) / RATE);
      Object.defineProperty(event, 'getCoalescedEvents', { value: () => samples });
      return event;
    },
  };
}

const share = (seen: number, sent: number) => (sent > 0 ? (100 * seen) / sent : 0);

/**
 * Assay's movement test without its page: reads every sample of every event, and draws the trail of the last second.
 */
export const mouse: Mount = (stage) => {
  const host = openHost(stage);
  const movement = createMovement();
  const source = moves(stage);
  createActor(movementOn(() => host, movement)).start();
  mountTrail(host, movement, { running: true });
  return {
    isDrawn: () => isShown(host),
    prepare: source.event,
    frame: (event: PointerEvent) => void host.dispatchEvent(event),
    told: () => ({
      'samples seen, %': share(movement.count, source.sent()),
      'polling rate told, Hz': movement.read().rate ?? Number.NaN,
    }),
  };
};

/** Reads one sample per event, counts them over a second, and draws a line to each on a 2D canvas. */
export const mouseSingle: Mount = (stage) => {
  const context = openContext(stage);
  const { canvas } = context;
  const source = moves(stage);
  const times: number[] = [];
  let seen = 0;
  let last: { readonly x: number; readonly y: number } | null = null;
  context.strokeStyle = '#f2f2f2';
  canvas.addEventListener('pointermove', ({ clientX: x, clientY: y, timeStamp }) => {
    seen++;
    times.push(timeStamp);
    while ((times[0] ?? timeStamp) <= timeStamp - 1000) times.shift();
    if (last) {
      context.beginPath();
      context.moveTo(last.x, last.y);
      context.lineTo(x, y);
      context.stroke();
    }
    last = { x, y };
  });
  return {
    prepare: source.event,
    frame: (event: PointerEvent) => void canvas.dispatchEvent(event),
    told: () => ({ 'samples seen, %': share(seen, source.sent()), 'polling rate told, Hz': times.length }),
  };
};
