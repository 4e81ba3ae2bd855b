import { between, noted } from '../../kit/check';

export default noted(
  'synthetic',
  'No engine here has a touch pad. Its strokes are proved from generated traces.',
  between('Start Test', 'Show Result', async (person) => {
    await person.click('button', /Two-finger scroll/, 'main');
    await person.see('region', 'Two-finger scroll');
  }),
);
