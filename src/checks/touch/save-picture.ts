import type { Survey } from '../../../machines/touch/survey';
import { pictureOf } from '../../../renderers/touch/touch.picture';
import { download } from '../../browser/download';
import { toast } from '../../ui/toasts';

/** Downloads the grid as `touchscreen-test-{timestamp}.png`, the time in milliseconds since the epoch, and says so. */
export async function savePicture(survey: Survey): Promise<void> {
  try {
    const name = `touchscreen-test-${Date.now()}.png`;
    download(name, await pictureOf(survey));
    toast('Picture saved', `The browser downloads ${name}.`);
  } catch {
    toast('Picture not saved', 'The browser could not make the picture.', 'destructive');
  }
}
