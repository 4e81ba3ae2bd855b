import { jobTexts } from '../../content/inspection-job';
import { runTexts } from '../../content/inspection-run';
import { factLabels, labelTexts } from '../../content/inspection-start';
import { fieldOfScan, type ScanField } from '../../machines/inspection/device-facts';
import type { Burst } from '../../measure/keyboard/scanner';
import { readLink } from '../../measure/report/link';
import { summariesOf } from '../browser/storage/find-reports';
import { toast } from '../ui/feedback/toasts';
import type { InspectionActor } from './actor';

const fields: readonly ScanField[] = ['assetTag', 'serial', 'lot'];

/** How many fields still need a code, and the codes in the other fields. */
export function scansOf(actor: InspectionActor): { readonly wanted: number; readonly known: readonly string[] } {
  const { facts } = actor.getSnapshot().context.inspection;
  const known = fields.map((name) => facts[name]).filter(Boolean);
  return { wanted: fields.length - known.length, known };
}

/** The code of a label that this program printed: the address of a report. */
const label = /\/report#(L[0-9A-Z]+)$/;
/** The code of a job that a shop's system printed. */
const job = /\/inspection(#job=.*)$/;
/** Whether a code is an address of this site, and not a number of the device. */
export const isAddress = (text: string): boolean => label.test(text) || job.test(text);

/**
 * Fills in the device from the report of a scanned label, if this browser has it, or shows a scanned job. Only before a
 * run starts.
 */
export async function takeAddress(actor: InspectionActor, text: string): Promise<void> {
  const hash = job.exec(text)?.[1];
  const say = (words: string) => toast(hash ? jobTexts.scanned : labelTexts.title, words);
  if (actor.getSnapshot().context.inspection.stage !== 'setUp') return say(hash ? jobTexts.inRun : labelTexts.inRun);
  if (hash) return location.replace(hash);
  const read = readLink(label.exec(text)?.[1] ?? '');
  if (!read.ok || read.kind !== 'label') return say(labelTexts.damaged);
  const { id } = read.label;
  const [report] = await summariesOf([id]).catch(() => []);
  if (!report) return say(labelTexts.unknown(id));
  const { assetTag, serial, lot, item, maker, model } = report;
  actor.send({ type: 'FACTS', facts: { assetTag, serial, lot, item, maker, model }, at: Date.now() });
  say(labelTexts.filled(id));
}

/** Puts a code into the next empty field and announces which one. */
export function takeCode(actor: InspectionActor, text: string): void {
  if (isAddress(text)) {
    void takeAddress(actor, text);
    return;
  }
  const field = fieldOfScan(actor.getSnapshot().context.inspection.facts, text);
  actor.send({ type: 'SCAN', text, at: Date.now() });
  if (field) toast(factLabels[field], text);
  else toast(runTexts.scanTitle, runTexts.scanNoField(text));
}

/** Shows a code that was typed while no field had the focus. It goes into a field only if the person says so. */
export function offerCode(actor: InspectionActor, { text, kind }: Burst): void {
  if (kind === 'noise') return;
  const field = fieldOfScan(actor.getSnapshot().context.inspection.facts, text);
  if (isAddress(text)) void takeAddress(actor, text);
  else if (field) {
    const action = { label: runTexts.scanAction(factLabels[field]), run: () => takeCode(actor, text) };
    toast(runTexts.scanTitle, text, 'plain', { action });
  } else toast(runTexts.scanTitle, runTexts.scanNoField(text));
}

/** The same where keys are commands, so that a burst without a code is shown as well. */
export function answerBurst(actor: InspectionActor, burst: Burst): void {
  if (burst.kind === 'noise') toast(runTexts.burstTitle, runTexts.burst(burst.text));
  else offerCode(actor, burst);
}
