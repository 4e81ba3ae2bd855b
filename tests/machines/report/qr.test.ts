import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../content/catalogue';
import { labelOf, paperOf } from '../../../machines/report/report-codes';
import { encodeLabel, MAX_LABEL_BYTES, MAX_LABEL_CODES, MAX_LIST_BYTES } from '../../../measure/report/label';
import { labelLink, paperLink, REPORT_PATH, readLink } from '../../../measure/report/link';
import { MAX_PAPER_BYTES } from '../../../measure/report/paper';
import { codeOf } from '../../../src/report/print/QrCode';
import { runs } from '../../kit/random';
import { deviceOf, sealed } from './devices';

const address = `https://assay.example${REPORT_PATH}#`;
const fingerprint = 'c2d841af09e7'.padEnd(64, '0');

/** Width of the light border required around a code, in modules. */
const QUIET_ZONE = 4;

/** A grayscale picture, row by row. */
interface Picture {
  readonly width: number;
  readonly levels: Float64Array;
}

/** The code as a label printer prints it: black and white dots, `dots` for each module. */
function printed(code: ReturnType<typeof codeOf>, dots: number): Picture {
  const { size } = code;
  const width = (size + 2 * QUIET_ZONE) * dots;
  const levels = Float64Array.from({ length: width * width }, (_, i) => {
    const x = Math.floor((i % width) / dots) - QUIET_ZONE;
    const y = Math.floor(i / width / dots) - QUIET_ZONE;
    const isDark = x >= 0 && y >= 0 && x < size && y < size && code.get(x, y);
    return isDark ? 0 : 255;
  });
  return { width, levels };
}

/** The picture rotated around its center and seen through a lens that spreads each dot over its neighbors. */
function seen({ width, levels }: Picture, degrees: number): Picture {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const outer = Math.ceil(width * 1.2);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= width ? 255 : (levels[y * width + x] ?? 255);
  const turned = Float64Array.from({ length: outer * outer }, (_, i) => {
    const [dx, dy] = [(i % outer) - outer / 2, Math.floor(i / outer) - outer / 2];
    const [x, y] = [cos * dx + sin * dy + width / 2, cos * dy - sin * dx + width / 2];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [right, below] = [x - left, y - top];
    return (
      at(left, top) * (1 - right) * (1 - below) +
      at(left + 1, top) * right * (1 - below) +
      at(left, top + 1) * (1 - right) * below +
      at(left + 1, top + 1) * right * below
    );
  });
  const blurred = turned.map((_, i) => {
    let sum = 0;
    for (let y = -1; y <= 1; y++) for (let x = -1; x <= 1; x++) sum += turned[i + y * outer + x] ?? 255;
    return sum / 9;
  });
  return { width: outer, levels: blurred };
}

function decoded({ width, levels }: Picture): string | undefined {
  const rgba = new Uint8ClampedArray(levels.length * 4).fill(255);
  for (const [i, level] of levels.entries()) rgba.fill(Math.round(level), 4 * i, 4 * i + 3);
  return jsQR(rgba, width, width)?.data;
}

/** The printer has 203 dpi: 8 dots per mm. */
const DOTS_PER_MODULE = 4;
const LABEL_DOTS = (25 - 2 * 1.25) * 8;

/** Timeout in ms. A busy computer can be very slow. */
const timeout = 120_000;

it('the code of a label decodes at 203 dpi, blurred and turned by 5°, and says what the report says', {
  timeout,
}, async () => {
  for (let seed = 1; seed <= runs(20); seed++) {
    const report = await sealed(deviceOf(seed));
    const label = labelOf(report, seed % 2 ? fingerprint : null);
    expect(encodeLabel(label).length).toBeLessThanOrEqual(MAX_LABEL_BYTES);
    const link = labelLink(label);
    const code = codeOf(address + link);
    const text = decoded(seen(printed(code, DOTS_PER_MODULE), seed % 2 ? 5 : -5));
    expect(text).toBe(address + link);
    const known = { ...label, sealedAt: Math.floor(label.sealedAt / 1000) * 1000 };
    const tests = Math.max(...catalogue.map(({ id, number }) => (label.outcomes[id] ? number : 0)));
    const most = Math.min(MAX_LABEL_CODES, MAX_LIST_BYTES - Math.ceil(tests / 2));
    const kept = { ...known, codes: label.codes.slice(0, most), moreCodes: Math.max(0, label.codes.length - most) };
    expect(readLink((text ?? '').slice(address.length))).toEqual({ ok: true, kind: 'label', label: kept });
    expect((code.size + 2 * QUIET_ZONE) * DOTS_PER_MODULE).toBeLessThanOrEqual(LABEL_DOTS);
  }
});

describe('the code of a printed report', { timeout }, () => {
  it('decodes, and says the facts and figures that fit', async () => {
    const report = await sealed(deviceOf(4));
    const link = paperLink(paperOf(report, fingerprint));
    expect(address.length + link.length).toBeLessThanOrEqual(700);
    const code = codeOf(address + link);
    const text = decoded(seen(printed(code, 6), 5));
    expect(text).toBe(address + link);
    const read = readLink(link);
    if (!read.ok || read.kind !== 'paper') throw new Error('not read');
    expect(read.paper.facts).toMatchObject({ serial: 'PF-4K0O1L', maker: 'Lenovo', model: 'ThinkPad T14 Gen 3' });
    expect(read.paper.figures.length).toBeGreaterThan(2);
    expect(read.paper.isCut).toBe(false);
  });

  it('stays within its size whatever the facts are, and says that something is missing', async () => {
    const report = await sealed(deviceOf(4));
    const paper = paperOf(report, fingerprint);
    const long = Object.fromEntries(Object.keys(paper.facts).map((name) => [name, 'é😀'.repeat(100)]));
    const link = paperLink({ ...paper, facts: long });
    expect(link.length).toBeLessThanOrEqual(Math.ceil((MAX_PAPER_BYTES * 8) / 5) + 1);
    const read = readLink(link);
    if (!read.ok || read.kind !== 'paper') throw new Error('not read');
    expect(read.paper.isCut).toBe(true);
    expect(Object.values(read.paper.facts).every((text) => /^(?:é😀)*é?$/u.test(text ?? ''))).toBe(true);
  });
});
