import type { TouchSnapshot } from '../../../measure/touch/snapshot';
import { imageOf } from '../../../renderers/touch/snapshot-image';
import { download } from '../../browser/files/download';
import { toast } from '../../ui/feedback/toasts';

/**
 * Downloads the grid as `touchscreen-test-{timestamp}.png`, with the time in milliseconds since the epoch, and shows a
 * toast.
 */
export async function savePicture(snapshot: TouchSnapshot): Promise<void> {
  try {
    const name = `touchscreen-test-${Date.now()}.png`;
    download(name, await imageOf(snapshot));
    toast('Picture Saved', `The browser downloads ${name}.`);
  } catch {
    toast('Picture not saved', 'The browser could not make the picture.', 'destructive');
  }
}
