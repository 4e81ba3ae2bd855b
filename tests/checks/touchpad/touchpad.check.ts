import { between, noted } from '../../kit/check';

export default noted(
  'synthetic',
  'No engine here has a touch pad. Its strokes are proved from generated traces.',
  between('Start Test', 'Show Result', {
    run: async () => {},
    path: async (visitor) => {
      await visitor.click('button', /Two-finger scroll/, 'main');
      await visitor.see('region', 'Two-finger scroll');
    },
  }),
);
