/**
 * The formats used on device labels, by their names in
 * https://wicg.github.io/shape-detection-api/#barcodeformat-section .
 */
export const barcodeFormats = ['code_128', 'code_39', 'qr_code', 'data_matrix'] as const;

/** A picture for the reader: its pixels and its row width in pixels. */
export interface BarcodePicture {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
}

/** The texts that the reader found; null if it cannot read at all. */
export interface BarcodeReply {
  readonly codes: readonly string[] | null;
}
