import { runTexts } from '../../content/inspection-run';
import { factLabels } from '../../content/inspection-start';
import { fieldOfScan, type ScanField } from '../../machines/inspection/device-facts';
import type { Scan } from '../../measure/keyboard/scanner';
import { toast } from '../ui/feedback/toasts';
import type { InspectionActor } from './actor';
import { isText } from './useKeys';

const fields: readonly ScanField[] = ['assetTag', 'serial', 'lot'];
const isScanField = (name: string): name is ScanField => fields.some((field) => field === name);

/** How many fields still need a code, and the codes in the other fields. */
export function scansOf(actor: InspectionActor): { readonly wanted: number; readonly known: readonly string[] } {
  const { facts } = actor.getSnapshot().context.inspection;
  const known = fields.map((name) => facts[name]).filter(Boolean);
  return { wanted: fields.length - known.length, known };
}

/** Removes the characters that a scanner typed into a field. */
function takeOut(field: HTMLInputElement | HTMLTextAreaElement, count: number): void {
  const value = field.value.slice(0, field.value.length - count);
  // React compares a field with the value it last saw. Only the prototype's own setter bypasses that.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a code into the next empty field and announces which one. */
export function takeCode(actor: InspectionActor, text: string): void {
  const field = fieldOfScan(actor.getSnapshot().context.inspection.facts, text);
  actor.send({ type: 'SCAN', text, at: Date.now() });
  if (field) toast(factLabels[field], text);
  else toast(runTexts.scanTitle, runTexts.scanNoField(text));
}

/** Puts a scan into the focused field if that is an empty scan field, otherwise into the next empty one. */
export function takeScan(actor: InspectionActor, { text, inField }: Scan): void {
  const focused = document.activeElement;
  if (isText(focused) && inField > 0) takeOut(focused, inField);
  const { facts } = actor.getSnapshot().context.inspection;
  if (isText(focused) && isScanField(focused.name) && facts[focused.name] === '') {
    actor.send({ type: 'FACTS', facts: { [focused.name]: text }, at: Date.now() });
    return;
  }
  takeCode(actor, text);
}
