import { withoutBidiControls } from '../../measure/plain-text';

/** What the operator states about the device and this inspection. An empty text means not known. */
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
  /** The number of the job that this inspection answers, as the shop's system gave it. Absent without a job. */
  readonly job?: string;
  /** What the job says about the device's way back. Absent without a job. */
  readonly returnNote?: string;
}

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

/** The facts that only a job gives. */
export const jobFacts = ['job', 'returnNote'] as const satisfies (keyof DeviceFacts)[];

/** The maximum number of characters in a fact. */
export const factLength = (name: string): number => (name === 'notes' ? MAX_NOTES_LENGTH : MAX_FACT_LENGTH);

/**
 * Changes some of the facts. Truncates long texts, removes characters that change the text direction, and ignores
 * unknown names. A job's facts are absent where they are empty, so that a report without a job does not have them.
 */
export function withFacts(facts: DeviceFacts, change: Partial<DeviceFacts>): DeviceFacts {
  const names = [...Object.keys(noFacts), ...jobFacts] as (keyof DeviceFacts)[];
  const cut = (name: keyof DeviceFacts) => {
    const value = Object.hasOwn(change, name) ? change[name] : facts[name];
    // A pair that the cut divides would keep the report from being sealed.
    return withoutBidiControls(String(value ?? ''))
      .slice(0, factLength(name))
      .replaceAll(/\p{Cs}/gu, '');
  };
  const given = names.map((name) => [name, cut(name)] as const);
  return Object.fromEntries(
    given.filter(([name, text]) => text !== '' || Object.hasOwn(noFacts, name)),
  ) as unknown as DeviceFacts;
}

/** The fields that scans fill, in this order. */
const scanFields = ['assetTag', 'serial', 'lot'] as const;
export type ScanField = (typeof scanFields)[number];

/** The field for a scanned text: the one that already has it, or the next empty one, or null. */
export const fieldOfScan = (facts: DeviceFacts, text: string): ScanField | null =>
  scanFields.find((name) => facts[name] === text) ?? scanFields.find((name) => facts[name] === '') ?? null;
