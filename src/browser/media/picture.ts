/** A picture as it is stored. */
export interface Picture {
  /** A JPEG file without any metadata. */
  readonly blob: Blob;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Maximum length of the longer side of a stored picture. */
const MAX_SIDE_PX = 1920;
const JPEG_QUALITY = 0.85;
/** A larger file is not read. */
const MAX_FILE_BYTES = 40 * 2 ** 20;

/**
 * Redraws and encodes a picture. This drops the camera's metadata, such as the location.
 * @throws if it has no pixels, or the browser cannot encode it
 */
async function encode(source: CanvasImageSource, width: number, height: number): Promise<Picture> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!context || blob?.type !== 'image/jpeg') throw new Error('The picture could not be encoded');
  return { blob, width: canvas.width, height: canvas.height };
}

/** The current picture of a video; null if it shows none. Rejects if the browser cannot encode it. */
export async function pictureOfVideo(video: HTMLVideoElement | null): Promise<Picture | null> {
  if (!video || video.videoWidth === 0 || video.videoHeight === 0) return null;
  return encode(video, video.videoWidth, video.videoHeight);
}

/** Whether a file is small enough to be read. */
export const isReadable = ({ size }: File): boolean => size <= MAX_FILE_BYTES;

/** The picture in a file, upright. Rejects if the file is not a picture. */
export async function pictureOfFile(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  try {
    return await encode(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}
