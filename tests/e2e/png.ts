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
  for (let i = 0; i < colors.length; i++) colors[i] = bytes.readUIntBE(i * channels, 3);
  return { width, height, colors };
}

function channelsOf(header: Buffer): number {
  const [depth, kind, , , interlaced] = header.subarray(8);
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced) throw new Error('Not a PNG file of a known kind');
  return kind === 2 ? 3 : 4;
}

/** Undoes the five row filters. */
function unfilter(raw: Buffer, stride: number, height: number, channels: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? (out[at - channels] ?? 0) : 0;
      const up = y > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[at - stride - channels] ?? 0) : 0;
      out[at] = (raw[at + y + 1] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return out;
}

function predict(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) throw new Error(`Unknown PNG filter ${filter}`);
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
