import { captureFailures } from '../../content/capture';
import type { Failure } from '../../machines/webcam/camera-facts';
import { Notice } from './Notice';

/**
 * Why the camera is not available, in the same words as in every test, and what to do. The inspection continues without
 * it.
 */
export function CameraNotice({ failure }: { failure: Failure }) {
  const { word, message, hint } = captureFailures[failure.reason].webcam;
  return (
    <Notice title={word}>
      {message} {hint}
    </Notice>
  );
}
