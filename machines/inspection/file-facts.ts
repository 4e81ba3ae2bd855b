import { systemFigures } from '../../content/figure-names';
import type { Inspection } from './inspection';

/** The facts that a file of the system tells, too, by the names of its figures. */
const figures = { serial: systemFigures.serial, maker: systemFigures.maker, model: systemFigures.model } as const;
type FileFact = keyof typeof figures;

export interface FileFacts {
  /** What the file tells of a fact that nobody stated. */
  readonly offered: Readonly<Partial<Record<FileFact, string>>>;
  /** What the file tells of a serial number that is stated otherwise. Null if it agrees. */
  readonly otherSerial: string | null;
}

/** Compares what the operator states of a device with what the files of its system tell. Case and spaces do not count. */
export function fileFacts({ entries, facts }: Pick<Inspection, 'entries' | 'facts'>): FileFacts {
  const measurements = entries.find(({ check }) => check === 'system-files')?.result?.measurements ?? [];
  const told = (fact: FileFact) => String(measurements.find(({ name }) => name === figures[fact])?.value ?? '');
  const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase();
  const open = (Object.keys(figures) as FileFact[]).filter((fact) => facts[fact].trim() === '' && told(fact) !== '');
  const serial = told('serial');
  return {
    offered: Object.fromEntries(open.map((fact) => [fact, told(fact)])),
    otherSerial: serial !== '' && facts.serial.trim() !== '' && plain(serial) !== plain(facts.serial) ? serial : null,
  };
}
