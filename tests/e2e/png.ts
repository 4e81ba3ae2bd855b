import { inflateSync } from 'node:zlib';

/** An image as packed colors, 0xRRGGBB, row by row from the top left. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

/**
 * Decodes the PNG files that a browser's screenshots are: 8 bits a channel, RGB or RGBA, not interlaced. Alpha is left
 * out. Throws on any other kind. https://www.w3.org/TR/png-3/
 */
export function decodePng(file: Buffer): Pixels {
  const parts: Buffer[] = [];
  let width = 0;
  let height = 0;
  let channels = 0;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = channelsOf(body);
    } else if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const colors = new Uint32Array(width * height);
  for (let i = 0, at = 0; i < colors.length; i++, at += channels) {
    colors[i] = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  }
  return { width, height, colors };
}

function channelsOf(header: Buffer): number {
  const [depth, kind, , , interlaced] = header.subarray(8);
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced) throw new Error('Not a PNG file of a known kind');
  return kind === 2 ? 3 : 4;
}

/** Undoes the five row filters, each in a loop of its own: the screenshots have millions of bytes. */
function unfilter(raw: Buffer, stride: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(stride * height);
  const before = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const filter = raw[start] ?? 0;
    const row = out.subarray(y * stride, (y + 1) * stride);
    row.set(raw.subarray(start + 1, start + 1 + stride));
    const up = y > 0 ? out.subarray((y - 1) * stride, y * stride) : before;
    undo(filter, row, up, channels);
  }
  return out;
}

/** Adds to each byte what its filter predicted from the bytes at the left, above, and above at the left. */
function undo(filter: number, row: Uint8Array, up: Uint8Array, channels: number): void {
  const { length } = row;
  if (filter === 0) return;
  if (filter === 1) {
    for (let x = channels; x < length; x++) row[x] = (row[x] as number) + (row[x - channels] as number);
  } else if (filter === 2) {
    for (let x = 0; x < length; x++) row[x] = (row[x] as number) + (up[x] as number);
  } else if (filter === 3) {
    for (let x = 0; x < length; x++) {
      const left = x >= channels ? (row[x - channels] as number) : 0;
      row[x] = (row[x] as number) + ((left + (up[x] as number)) >> 1);
    }
  } else if (filter === 4) {
    for (let x = 0; x < length; x++) {
      const left = x >= channels ? (row[x - channels] as number) : 0;
      const corner = x >= channels ? (up[x - channels] as number) : 0;
      row[x] = (row[x] as number) + paeth(left, up[x] as number, corner);
    }
  } else throw new Error(`Unknown PNG filter ${filter}`);
}

/** Of the three neighbors the one nearest to left + up − corner. https://www.w3.org/TR/png-3/#9Filter-type-4-Paeth */
function paeth(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
