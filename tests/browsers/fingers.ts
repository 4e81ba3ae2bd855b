/** The pointer type, and the test id of the surface to paint. */
interface Painting {
  readonly pointerType: 'touch' | 'pen';
  readonly surface: 'touch-input' | 'pen-sheet';
}

/**
 * Runs in the page. Moves a finger or a pen over every cell, row by row, with scripted pointer events. Returns the
 * number of events sent.
 */
export function paintGrid({ pointerType, surface }: Painting): number {
  const GAP_PX = 12;
  const pad = document.querySelector<HTMLElement>(`[data-testid=${surface}]`);
  if (!pad) throw new Error('There is no grid');
  const { left, top, width, height } = pad.getBoundingClientRect();
  const began = performance.now();
  let sent = 0;
  const send = (type: string, x: number, y: number) => {
    const place = { clientX: left + Math.min(x, width - 1), clientY: top + Math.min(y, height - 1) };
    const init = {
      ...place,
      pointerType,
      pointerId: 7,
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      // Pressure rises from left to right.
      pressure: type === 'pointerup' ? 0 : (1 + Math.round((254 * x) / (width + GAP_PX))) / 256,
    };
    // As a panel stamps them. The times at which this script runs are uneven, as if samples were missing.
    const event = Object.defineProperty(new PointerEvent(type, init), 'timeStamp', { value: began + sent });
    pad.dispatchEvent(event);
    sent += 1;
  };
  for (let y = 1; y < height + GAP_PX; y += GAP_PX) {
    send('pointerdown', 1, y);
    for (let x = 1; x < width + GAP_PX; x += GAP_PX) send('pointermove', x, y);
    send('pointerup', width, y);
  }
  return sent;
}
