import { between } from '../../kit/check';

/** More, as fast as a script types, would be announced in a stream. */
const keys = 'asdfgh';

export default between('Start Listening', 'Show Result', async (person) => {
  await person.press(...keys);
  await person.read(new RegExp(`${keys.length} of \\d+ keys tested`));
});
