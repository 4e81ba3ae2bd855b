import type { Survey } from '../../../machines/touch/touch';
import { pictureOf } from '../../../renderers/touch/touch.picture';
import { download } from '../../browser/download';
import { toast } from '../../ui/toasts';

/** Downloads the grid as `touchscreen-test-{timestamp}.png`, the time in milliseconds since the epoch. */
export function savePicture(survey: Survey): void {
  pictureOf(survey).then(
    (picture) => download(`touchscreen-test-${Date.now()}.png`, picture),
    () => toast('Picture not saved', 'The browser could not make the picture.', 'destructive'),
  );
}
