import { expect } from 'playwright/test';
import { type Path, results } from '../steps';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Start Repair', 'main');
  // The layout changes when the element goes full screen.
  await expect.poll(() => visitor.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await visitor.click('button', 'Begin Repair', 'body');
  await visitor.see('timer', 'Time left');
  await visitor.click('button', 'Stop Repair');
  await results(visitor);
};

export default path;
