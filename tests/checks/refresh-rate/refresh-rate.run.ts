import { toggle } from '../../e2e/run-parts';

/** Frames for a first figure. */
const FRAMES = 30;

export default toggle((page) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    FRAMES,
  ),
);
