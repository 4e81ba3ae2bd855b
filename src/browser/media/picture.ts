/** A picture as it is kept. */
export interface Picture {
  /** A JPEG file without anything but the picture. */
  readonly blob: Blob;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** The longer side of a kept picture, at most. */
const MAX_SIDE_PX = 1920;
const JPEG_QUALITY = 0.85;
/** A larger file is not read at all. */
const MAX_FILE_BYTES = 40 * 2 ** 20;

/**
 * Draws a picture again and encodes it. What a camera wrote beside the picture, such as the place, is lost on the way.
 * @throws where it has no pixels, or the browser cannot encode it
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

/** What a video shows now; null while it shows nothing. Rejects where the browser cannot encode it. */
export async function pictureOfVideo(video: HTMLVideoElement | null): Promise<Picture | null> {
  if (!video || video.videoWidth === 0 || video.videoHeight === 0) return null;
  return encode(video, video.videoWidth, video.videoHeight);
}

/** Whether a file is small enough to be read. */
export const isReadable = ({ size }: File): boolean => size <= MAX_FILE_BYTES;

/** The picture of a file, upright. Rejects where it is none. */
export async function pictureOfFile(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  try {
    return await encode(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}
