import { MAX_REPORT_BYTES, type ReadReport, readReportWithPauses } from '../../../machines/report/read-report';
import { nextTask } from '../../../renderers/next-task';

/** Reads a report file. A file that is too large is not opened. Rejects if the browser cannot read the file. */
export async function readReportFile(file: Blob): Promise<ReadReport> {
  if (file.size > MAX_REPORT_BYTES) return { ok: false, refusal: { reason: 'too-large' } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, refusal: { reason: 'damaged', byte: validUtf8Length(bytes) } };
  }
  await nextTask();
  return readReportWithPauses(text, nextTask);
}

/**
 * Number of valid UTF-8 bytes before the first invalid one. Uses binary search, because browsers do not report the
 * position.
 */
function validUtf8Length(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      // A character that continues past the middle is valid.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return good;
}
