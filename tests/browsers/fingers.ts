/**
 * Runs in the page: a finger or a pen goes over every cell of the grid, row by row, as scripted pointer events. Returns
 * how many events it sent.
 */
export function paintGrid(pointerType: 'touch' | 'pen'): number {
  const GAP_PX = 12;
  const pad = document.querySelector<HTMLElement>('[data-testid=touch-input]');
  if (!pad) throw new Error('There is no grid');
  const { left, top, width, height } = pad.getBoundingClientRect();
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
      pressure: 0.5,
    };
    pad.dispatchEvent(new PointerEvent(type, init));
    sent += 1;
  };
  for (let y = 1; y < height + GAP_PX; y += GAP_PX) {
    send('pointerdown', 1, y);
    for (let x = 1; x < width + GAP_PX; x += GAP_PX) send('pointermove', x, y);
    send('pointerup', width, y);
  }
  return sent;
}
