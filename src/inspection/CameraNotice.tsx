import { captureFailures } from '../../content/capture';
import type { Failure } from '../../machines/webcam/camera-facts';
import { Notice } from './Notice';

/** Why there is no camera, as every test says it, and what to do. The inspection goes on without it. */
export function CameraNotice({ failure }: { failure: Failure }) {
  const { word, message, hint } = captureFailures[failure.reason].webcam;
  return (
    <Notice title={word}>
      {message} {hint}
    </Notice>
  );
}
