import { type Path, results } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Start Repair', 'main');
  // The layout changes when the element goes full screen.
  await soon(() => visitor.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await visitor.click('button', 'Begin Repair', 'body');
  await visitor.see('timer', 'Time left');
  await visitor.click('button', 'Stop Repair');
  await results(visitor);
};

export default path;
