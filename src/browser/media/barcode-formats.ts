/** The formats used on device labels, by the names of https://wicg.github.io/shape-detection-api/#barcodeformat-section . */
export const barcodeFormats = ['code_128', 'code_39', 'qr_code', 'data_matrix'] as const;

/** A picture for the reader: its pixels, and how many of them make a row. */
export interface BarcodePicture {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
}

/** What the reader saw in it; null where it cannot read at all. */
export interface BarcodeReply {
  readonly codes: readonly string[] | null;
}
