// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mountTestCard } from '../../renderers/test-card/test-card.renderer';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [false, 1],
  [true, 0],
])('a card is drawn again when its fonts arrive, unless it is gone (gone: %s)', async (isGone, frames) => {
  let arrive = () => {};
  const fonts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  Object.assign(document, { fonts: { load: () => fonts } });
  const requestFrame = vi.fn(() => 1);
  vi.stubGlobal('requestAnimationFrame', requestFrame);
  vi.stubGlobal('ResizeObserverEntry', class {});
  const card = mountTestCard(document.createElement('div'), { plate: '1 × 1 px', name: 'Assay' });
  if (isGone) card.dispose();
  requestFrame.mockClear();
  arrive();
  await fonts.then(() => new Promise((resolve) => setTimeout(resolve)));
  expect(requestFrame).toHaveBeenCalledTimes(frames);
});
