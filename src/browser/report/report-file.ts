import { MAX_REPORT_BYTES, type ReadReport, readReportSlowly } from '../../../machines/report/read-report';
import { nextTask } from '../frames/next-task';

/** Reads a report's file. One that is too large is not even opened. Rejects where the browser cannot read the file. */
export async function readReportFile(file: Blob): Promise<ReadReport> {
  if (file.size > MAX_REPORT_BYTES) return { ok: false, refusal: { reason: 'too-large' } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, refusal: { reason: 'damaged', byte: wholeBytes(bytes) } };
  }
  await nextTask();
  return readReportSlowly(text, nextTask);
}

/** How many bytes are UTF-8 before the first that is not: by halves, since browsers do not say where it is. */
function wholeBytes(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      // A character that goes on behind the middle is no fault.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return good;
}
