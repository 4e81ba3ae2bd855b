import { results } from '../../browsers/steps';
import { noted, type Walk } from '../../kit/check';
import { upower } from './system-files.samples';

const read: Walk = async (person) => {
  await person.evaluate((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'battery.txt'));
    const input = document.querySelector<HTMLInputElement>('main input[type=file]');
    if (!input) throw new Error('The page has no field for a file');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, upower(47.1));
  await results(person);
  await person.read('93% of new.');
};

export default noted('synthetic', 'A script puts the file into its field: no engine here opens a file picker.', read);
