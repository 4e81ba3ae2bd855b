/** Five moving objects as such tests are usually written: a 2D canvas that is cleared and drawn in every frame. */
export function mountPlainMotion(width: number, height: number) {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  return {
    frame(now: number) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#000000';
      for (let i = 0; i < 5; i++) {
        context.fillRect(((now * 0.96) % (width + 64)) - 64, ((i + 0.5) * height) / 5 - 32, 64, 64);
      }
    },
    remove: () => canvas.remove(),
  };
}
