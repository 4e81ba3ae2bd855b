import { unturned } from '../../measure/plain-text';

/** What the operator states of the device and of this inspection. An empty text is not known. */
export interface DeviceFacts {
  readonly assetTag: string;
  readonly serial: string;
  readonly lot: string;
  readonly item: string;
  readonly maker: string;
  readonly model: string;
  /** Year of production. */
  readonly year: string;
  readonly company: string;
  readonly address: string;
  readonly technician: string;
  readonly site: string;
  readonly notes: string;
}

/** The most characters of a fact. */
const MAX_FACT_LENGTH = 200;
const MAX_NOTES_LENGTH = 2000;

export const noFacts: DeviceFacts = {
  assetTag: '',
  serial: '',
  lot: '',
  item: '',
  maker: '',
  model: '',
  year: '',
  company: '',
  address: '',
  technician: '',
  site: '',
  notes: '',
};

/** Facts with some of them changed. Longer texts are cut, what turns a text's direction is taken out, and names that are no fact are left out. */
export function withFacts(facts: DeviceFacts, change: Partial<DeviceFacts>): DeviceFacts {
  const names = Object.keys(noFacts) as (keyof DeviceFacts)[];
  const cut = (name: keyof DeviceFacts) => {
    const value = Object.hasOwn(change, name) ? change[name] : facts[name];
    return unturned(String(value ?? '')).slice(0, name === 'notes' ? MAX_NOTES_LENGTH : MAX_FACT_LENGTH);
  };
  return Object.fromEntries(names.map((name) => [name, cut(name)])) as unknown as DeviceFacts;
}

/** Fields that a scan fills, in this order. */
const scanFields = ['assetTag', 'serial', 'lot'] as const;
export type ScanField = (typeof scanFields)[number];

/** Where a scanned text goes: the field that has it already, else the next empty one, else null. */
export const fieldOfScan = (facts: DeviceFacts, text: string): ScanField | null =>
  scanFields.find((name) => facts[name] === text) ?? scanFields.find((name) => facts[name] === '') ?? null;
